import type { PersonFacts, Range, Topic } from '#contract/eligibility.ts'
import type { AgeRule, Country, ResidencyRule } from '#contract/programs.ts'
import { stateCodes, territoryCodes } from '#contract/states.ts'
import type { Why } from '#i18n/eligibility-words.ts'
import type { Finding } from './finding.ts'

const statesOf: Record<Country, string[]> = {
  us: stateCodes,
  states_and_dc: stateCodes,
  us_and_puerto_rico: [...stateCodes, 'PR'],
  us_puerto_rico_and_virgin_islands: [...stateCodes, 'PR', 'VI'],
  us_and_territories: [...stateCodes, ...territoryCodes],
}

/** The rule on where a person lives. */
export function checkResidency(place: ResidencyRule, { state }: PersonFacts): Finding {
  if (!state) return found('residency', 'unknown', { code: 'residency_needed', place }, ['state'])
  const taken = Array.isArray(place) ? place : statesOf[place]
  if (taken.includes(state)) return found('residency', 'met', { code: 'residency_there', place, state })
  // Sources that say "the United States" seldom say whether they mean its territories too.
  return place === 'us' && territoryCodes.includes(state)
    ? found('residency', 'unknown', { code: 'residency_ask', place, state })
    : found('residency', 'not_met', { code: 'residency_elsewhere', place, state })
}

/** The rule on states that a program leaves out. */
export function checkExcludedStates(states: string[], { state }: PersonFacts): Finding {
  if (!state) return found('residency', 'unknown', { code: 'residency_excluded_needed', states }, ['state'])
  return states.includes(state)
    ? found('residency', 'not_met', { code: 'residency_excluded', states })
    : found('residency', 'met', { code: 'residency_not_excluded', states })
}

/** Below this age somebody else signs, and an age rule may mean that adult. */
const adult = 18

/** The rule on age. Where a source does not say whose age it means, a child's age settles nothing. */
export function checkAge(rule: AgeRule, { age }: PersonFacts): Finding {
  if (rule.whose === 'signer') return found('age', 'unknown', { code: 'age_ask', rule })
  if (!age) return found('age', 'unknown', { code: 'age_needed', rule }, ['age'])
  if (isWithin(age, rule)) return found('age', 'met', { code: 'age_within', rule })
  if (isOutside(age, rule))
    return rule.whose === 'patient' || age.from >= adult
      ? found('age', 'not_met', { code: 'age_outside', rule })
      : found('age', 'unknown', { code: 'age_ask', rule })
  return found('age', 'unknown', { code: 'age_needed', rule }, ['age'])
}

/** The rule that a doctor has prescribed the medicine. */
export function checkPrescription({ prescription }: PersonFacts): Finding {
  if (prescription === undefined)
    return found('prescription', 'unknown', { code: 'prescription_needed' }, ['prescription'])
  return prescription
    ? found('prescription', 'met', { code: 'prescription_have' })
    : found('prescription', 'not_met', { code: 'prescription_missing' })
}

/** The rule that a person has served in the military. */
export function checkVeteran({ veteran }: PersonFacts): Finding {
  if (veteran === undefined) return found('veteran', 'unknown', { code: 'veteran_needed' }, ['veteran'])
  return veteran
    ? found('veteran', 'met', { code: 'veteran_yes' })
    : found('veteran', 'not_met', { code: 'veteran_no' })
}

function isWithin({ from, to }: Range, { min, max }: AgeRule): boolean {
  return from >= (min ?? 0) && (max === null || (to !== null && to <= max))
}

function isOutside({ from, to }: Range, { min, max }: AgeRule): boolean {
  return (max !== null && from > max) || (to !== null && to < (min ?? 0))
}

function found(rule: Finding['rule'], result: Finding['result'], why: Why, asks: Topic[] = []): Finding {
  return { rule, result, why, asks }
}
