import type { InsuranceKind, Range } from '#contract/eligibility.ts'
import type { AgeRule } from '#contract/programs.ts'
import { wholeDollars } from '#i18n/dollars.ts'
import type { RuleKind, Why } from '#i18n/eligibility-words.ts'
import { states } from '../local-help/states.ts'
import { placeName, rules } from './rules.ts'

const either = new Intl.ListFormat('en', { type: 'disjunction' })
export const both = new Intl.ListFormat('en', { type: 'conjunction' })
export const numbers = new Intl.NumberFormat('en-US')

const ruleKinds: Record<RuleKind, string> = {
  uninsured: 'no insurance',
  commercial: 'private insurance',
  medicare: 'Medicare',
  medicaid: 'Medicaid',
  extra_help: 'Extra Help',
  tricare_va: 'VA or TRICARE',
}
export const kinds: Record<InsuranceKind, string> = {
  none: 'No insurance',
  commercial: 'Private insurance',
  medicare: 'Medicare',
  part_d: 'Medicare Part D',
  extra_help: 'Extra Help',
  medicaid: 'Medicaid',
  va: 'VA health care',
  tricare: 'TRICARE',
}

export const people = (size: number) => (size === 1 ? '1 person' : `${size} people`)
const named = (list: RuleKind[]) => either.format(list.map((kind) => ruleKinds[kind]))

function notSaid(list: RuleKind[]): string {
  return list.length > 0 ? `No source says if it is for people with ${named(list)}. Ask the program.` : ''
}

/** The income of a year in words; `to` is null where it is open above. */
export function yearly({ from, to }: Range): string {
  if (to === null) return `more than ${wholeDollars(from)} a year`
  if (from === to) return from === 0 ? 'no income' : `about ${wholeDollars(from)} a year`
  return from === 0 ? `up to ${wholeDollars(to)} a year` : `${wholeDollars(from)} to ${wholeDollars(to)} a year`
}

function ages({ min, max }: Pick<AgeRule, 'min' | 'max'>): string {
  if (max === null) return `${min} or older`
  return min === null ? `${max} or younger` : `${min} to ${max} years old`
}

function ageAsked(rule: AgeRule): string {
  if (rule.whose === 'signer') return `The adult who signs must be ${ages(rule)}.`
  return `The source says ${ages(rule)}, and not if it means the patient or the adult who signs. Ask.`
}

/** One sentence for every reason. */
export function why(reason: Why): string {
  switch (reason.code) {
    case 'medicine_named':
      return 'The program names this medicine.'
    case 'medicine_ask':
      return 'Only a second-hand list names this medicine. Ask if the program covers it.'
    case 'medicine_of_any':
      return 'It is not tied to one medicine. Ask if it has yours.'
    case 'income_no_limit':
      return 'There is no income limit.'
    case 'income_varies':
      return 'The income limit is not the same for every medicine or case. Ask the program.'
    case 'income_not_said':
      return 'No source says what the income limit is. Ask the program.'
    case 'income_ask_in':
      return `In ${stateName(reason.state)}, the program says itself what the income limit is. Ask.`
    case 'income_needed':
      return 'There is an income limit. It depends on your income, how many people live with you, and your state.'
    case 'income_under':
      return `Your home has ${yearly(reason.income)}. The limit for ${people(reason.size)} is ${wholeDollars(reason.limit)}.`
    case 'income_over':
      return `Your home has ${yearly(reason.income)}. That is over the limit for ${people(reason.size)}, ${wholeDollars(reason.limit)} a year.`
    case 'income_near':
      return `Your home has ${yearly(reason.income)}. The limit for ${people(reason.size)} is ${wholeDollars(reason.limit)}. A more exact number would settle it.`
    case 'income_if_married':
      return `Your home has ${yearly(reason.income)}. The limit is ${wholeDollars(reason.single)} for one person and ${wholeDollars(reason.married)} for a married couple. Ask the program.`
    case 'income_in_most':
      return `Your home has ${yearly(reason.income)}. The limit for ${people(reason.size)} is ${wholeDollars(reason.limit)} in most states.`
    case 'insurance_taken':
      return `It is for people with ${named(reason.kinds)}.`
    case 'insurance_refused':
      return `It is not for people with ${named(reason.kinds)}.`
    case 'insurance_not_said':
      return notSaid(reason.kinds)
    case 'insurance_if_not_covered':
      return [rules.insuranceIfNotCovered(reason.kinds), notSaid(reason.notSaid)].join(' ').trim()
    case 'insurance_mixed':
      return `It is for people with ${named(reason.kinds)}, but not with ${named(reason.refused)}. You have both. Ask the program.`
    case 'insurance_federal':
      return `Copay cards are not for people with ${either.format(reason.kinds.map((kind) => kinds[kind]))}. It is a federal rule.`
    case 'insurance_all_taken':
      return 'It takes people with any insurance or none.'
    case 'insurance_needed':
      return 'It depends on your insurance.'
    case 'residency_there':
      return `You live in ${placeName(reason.place)}.`
    case 'residency_elsewhere':
      return `It is for people who live in ${placeName(reason.place)}. You told us ${stateName(reason.state)}.`
    case 'residency_ask':
      return `The source says ${placeName(reason.place)}. Ask if it takes people in ${stateName(reason.state)}.`
    case 'medicare_have':
      return 'You have Medicare.'
    case 'medicare_required':
      return 'You need Medicare for it.'
    case 'residency_needed':
      return `It is for people who live in ${placeName(reason.place)}.`
    case 'residency_excluded':
      return `It is not for people who live in ${namedStates(reason.states)}.`
    case 'residency_excluded_needed':
      return `It is not for people who live in ${namedStates(reason.states)}. Tell us your state.`
    case 'residency_not_excluded':
      return `It is not for people in ${namedStates(reason.states)}, and you live elsewhere.`
    case 'conditions_ask':
      return 'It has more conditions, which we can’t check. Read them on this card.'
    case 'age_within':
      return `Your age fits: ${ages(reason.rule)}.`
    case 'age_outside':
      return `It is for people ${ages(reason.rule)}.`
    case 'age_needed':
      return `There is an age rule: ${ages(reason.rule)}.`
    case 'age_ask':
      return ageAsked(reason.rule)
    case 'citizenship_not_required':
      return 'You do not need to be a US citizen.'
    case 'citizenship_ask':
      return 'It has a rule on citizenship or legal residence. We do not ask you. Read the rule below.'
    case 'prescription_have':
      return 'A doctor has prescribed it.'
    case 'prescription_missing':
      return 'You need a prescription first. Ask your doctor.'
    case 'prescription_needed':
      return 'You need a prescription.'
    case 'veteran_yes':
      return 'You have served in the US military.'
    case 'veteran_no':
      return 'It is for people who have served in the US military.'
    case 'veteran_needed':
      return 'It is for people who have served in the US military. Have you?'
  }
}

/** What would turn a "not now", where anything would. */
export function change(reason: Why): string | undefined {
  switch (reason.code) {
    case 'income_over':
      return `The income rule would fit at ${wholeDollars(reason.limit)} a year or less for ${people(reason.size)}.`
    case 'insurance_refused':
      return reason.kinds.includes('uninsured')
        ? 'It would fit with an insurance that the program takes.'
        : 'Do not give up insurance for it.'
    case 'prescription_missing':
      return 'It may fit once a doctor has prescribed the medicine.'
    case 'residency_elsewhere':
      return `It would fit only if you lived in ${placeName(reason.place)}.`
    case 'age_outside':
      return `It fits only people ${ages(reason.rule)}.`
    default:
      return undefined
  }
}

function namedStates(states: string[]): string {
  return either.format(states.map(stateName))
}

export function stateName(state: string): string {
  return states[state as keyof typeof states] ?? state
}
