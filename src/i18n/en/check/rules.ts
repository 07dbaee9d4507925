import type { Country, ResidencyRule } from '#contract/programs.ts'
import { wholeDollars } from '#i18n/dollars.ts'
import type { RuleWords } from '#i18n/rule-words.ts'
import { states } from '../local-help/states.ts'

const insurance = {
  uninsured: 'no insurance',
  commercial: 'private insurance (from a job or that you buy)',
  medicare: 'Medicare',
  medicaid: 'Medicaid',
  tricare_va: 'VA or TRICARE',
  extra_help: 'Medicare with Extra Help',
}
const countries: Record<Country, string> = {
  us: 'the United States',
  states_and_dc: 'one of the 50 states or Washington, DC',
  us_and_puerto_rico: 'the United States or Puerto Rico',
  us_puerto_rico_and_virgin_islands: 'the United States, Puerto Rico or the US Virgin Islands',
  us_and_territories: 'the United States or a US territory',
}
const either = new Intl.ListFormat('en', { type: 'disjunction' })
const nameOf = (state: string) => states[state as keyof typeof states] ?? state

/** Where a program's people must live. */
export function placeName(residency: ResidencyRule): string {
  return Array.isArray(residency) ? either.format(residency.map(nameOf)) : countries[residency]
}

/** The sentences on a program's rules in English, made from the rules so that words and rules can't disagree. */
export const rules: RuleWords = {
  incomePercent: ({ percent, year, one, two, orDollars, askIn }) =>
    [
      `Your home’s income is ${percent}% of the federal poverty guideline or less: ${wholeDollars(one)} a year for 1 person, ${wholeDollars(two)} for 2 (${year}).`,
      orDollars && `Or it is ${wholeDollars(orDollars)} or less, if that is higher.`,
      askIn.length > 0
        ? `In ${either.format(askIn.map(nameOf))}, ask for the limit.`
        : 'It is higher in Alaska and Hawaii.',
    ]
      .filter(Boolean)
      .join(' '),
  incomeDollars: ({ one, each }) =>
    `Your home’s income is ${wholeDollars(one)} a year or less for 1 person. Add ${wholeDollars(each)} for each other person at home.`,
  incomeIfMarried: ({ single, married }) =>
    `Your income is ${wholeDollars(single)} a year or less if you are single. Married, it is ${wholeDollars(married)} or less for the two of you.`,
  incomeNoLimit: 'There is no income limit.',
  incomeVaries: 'The income limit is not the same for every medicine or case. Ask the program.',
  incomeVariesUpTo: ({ percent, year, one, two }) =>
    `The income limit is not the same for every medicine or case. The highest we know of is ${percent}% of the federal poverty guideline: ${wholeDollars(one)} a year for 1 person, ${wholeDollars(two)} for 2 (${year}). Ask the program.`,
  incomeUnknown: 'We do not know the income limit. Ask the program.',
  insuranceYes: (kinds) => `For people with ${either.format(kinds.map((kind) => insurance[kind]))}.`,
  insuranceIfNotCovered: (kinds) =>
    `If you have ${either.format(kinds.map((kind) => insurance[kind]))}, your plan must first refuse to pay for the medicine. Ask your plan for the letter that says no.`,
  insuranceNo: (kinds) => `Not for people with ${either.format(kinds.map((kind) => insurance[kind]))}.`,
  insuranceUnknown: (kinds) => `If you have ${either.format(kinds.map((kind) => insurance[kind]))}, ask the program.`,
  insuranceAllUnknown: 'We do not know the insurance rules. Ask the program.',
  residency: (place) => `You live in ${placeName(place)}.`,
  notInStates: (states) => `Not for people who live in ${either.format(states.map(nameOf))}.`,
  age: ({ min, max, whose }) => {
    const range = max === null ? `${min} or older` : min === null ? `${max} or younger` : `${min} to ${max} years old`
    if (whose === 'signer') return `The person who signs is ${range}.`
    if (whose === 'patient') return `The patient is ${range}.`
    return `Age: ${range}. The source does not say if this means the patient or the adult who signs.`
  },
  citizenshipNotRequired: 'You do not need to be a US citizen.',
  citizenshipRequired: 'The program asks for US citizenship.',
}
