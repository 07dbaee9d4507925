import { largestHome, type PersonFacts, type Range, type Topic } from '#contract/eligibility.ts'
import type { IncomeRule } from '#contract/programs.ts'
import type { Why } from '#i18n/eligibility-words.ts'
import type { Finding } from './finding.ts'
import { inMostStates, type Limits } from './income-limit.ts'

/** The rule on income. A limit grows with the home, so an income under the limit of one person is under every limit. */
export function checkIncome(rule: IncomeRule, facts: PersonFacts, limits: Limits): Finding {
  if ('no_limit' in rule) return found('met', { code: 'income_no_limit' })
  if ('varies' in rule) return found('unknown', { code: 'income_varies' })
  const missing = missingTopics(rule, facts)
  const { yearly_income: income, household_size: size, state = inMostStates } = facts
  if (!income) return found('unknown', { code: 'income_needed' }, missing)
  if (missing.includes('state')) return inMost(rule, { income, size }, limits, missing)

  const couple = limitsOfCouple(rule)
  const [smallest, largest] = couple ? [1, Math.min(size ?? 2, 2)] : [size ?? 1, size ?? largestHome]
  const least = limits.limitOf(rule, smallest, state)
  const most = limits.limitOf(rule, largest, state)
  if (least === undefined || most === undefined) return found('unknown', { code: 'income_ask_in', state })
  if (isUnder(income, least)) return found('met', { code: 'income_under', income, size: smallest, limit: least })
  if (income.from > most) return found('not_met', { code: 'income_over', income, size: largest, limit: most })
  if (!size) return found('unknown', { code: 'income_needed' }, missing)
  if (couple && size > 1) return found('unknown', { code: 'income_if_married', income, ...couple })
  return found('unknown', { code: 'income_near', income, size: smallest, limit: least }, ['yearly_income'])
}

/** Alaska and Hawaii have limits of their own, and territories those that a program gives itself. */
function inMost(
  rule: IncomeRule,
  { income, size }: { income: Range; size: number | undefined },
  limits: Limits,
  asks: Topic[],
): Finding {
  const limit = size && limits.limitOf(rule, size, inMostStates)
  return found('unknown', limit ? { code: 'income_in_most', income, size, limit } : { code: 'income_needed' }, asks)
}

function limitsOfCouple(rule: IncomeRule) {
  return 'yearly_dollars' in rule && 'single' in rule.yearly_dollars ? rule.yearly_dollars : undefined
}

/** Where no source states a limit, programs that look at need may still have one. */
export const incomeNotSaid: Finding = found('unknown', { code: 'income_not_said' })

function missingTopics(rule: IncomeRule, facts: PersonFacts): Topic[] {
  const wanted: Topic[] = ['household_size', 'yearly_income', ...('percent_of_fpl' in rule ? (['state'] as const) : [])]
  return wanted.filter((topic) => facts[topic] === undefined)
}

function isUnder({ to }: Range, limit: number): boolean {
  return to !== null && to <= limit
}

function found(result: Finding['result'], why: Why, asks: Topic[] = []): Finding {
  return { rule: 'income', result, why, asks }
}
