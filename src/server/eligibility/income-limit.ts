import type { IncomeRule } from '#contract/programs.ts'
import { territoryCodes } from '#contract/states.ts'
import { newestYear, type PovertyGuidelines } from '#server/catalogue/files/read-guidelines.ts'

/** A state whose limits are those of most. */
export const inMostStates = 'NY'

type DollarLimit = Extract<IncomeRule, { yearly_dollars: object }>['yearly_dollars']

type Table = { sizes: Record<string, number>; each_extra_person: number }

export type Limits = ReturnType<typeof createLimits>

/**
 * Works out income limits in whole dollars a year, from the newest guideline: 91 FR 1797 for 2026.
 * Its tables hold 8 sizes; each further person adds the same amount.
 */
export function createLimits(guidelines: PovertyGuidelines) {
  const {
    '48_states_dc': states,
    alaska,
    hawaii,
  } = (guidelines[newestYear(guidelines)] as PovertyGuidelines[string]).guidelines

  /** `undefined` for a territory: the notice leaves it to each program which guideline it uses there. */
  function tableOf(state: string): Table | undefined {
    if (territoryCodes.includes(state)) return undefined
    if (state === 'AK') return alaska
    return state === 'HI' ? hawaii : states
  }

  return {
    /** The limit for a home of this size in this state, or `undefined` where the rule gives none. */
    limitOf(rule: IncomeRule, size: number, state: string): number | undefined {
      if ('yearly_dollars' in rule) return limitInDollars(rule.yearly_dollars, size)
      if (!('percent_of_fpl' in rule) || rule.ask_in?.includes(state)) return undefined
      const table = tableOf(state)
      return table && Math.max(percentOf(guidelineOf(table, size), rule.percent_of_fpl), rule.or_dollars ?? 0)
    },
  }
}

/** Of a home of several the limit of a couple is the most that may hold: whether two are married nobody is asked. */
function limitInDollars(limit: DollarLimit, size: number): number {
  if ('single' in limit) return size === 1 ? limit.single : limit.married
  return limit.one_person + limit.each_extra_person * (size - 1)
}

function guidelineOf({ sizes, each_extra_person }: Table, size: number): number {
  return sizes[size] ?? (sizes['8'] as number) + each_extra_person * (size - 8)
}

function percentOf(dollars: number, percent: number): number {
  return Math.round((dollars * percent) / 100)
}
