import type { PersonFacts, Topic } from '#contract/eligibility.ts'

const money = (amount: number) => ({ from: amount, to: amount })

/** People unlike each other: whom an unknown fact is thought of as. */
const profiles: Required<PersonFacts>[] = [
  person(['none'], 1, 12_000, 40),
  person(['none'], 4, 90_000, 55),
  person(['commercial'], 3, 60_000, 35),
  person(['medicare', 'part_d'], 1, 16_000, 74),
  person(['medicare', 'part_d'], 2, 120_000, 70),
  person(['medicaid'], 2, 15_000, 10),
  person(['va'], 1, 30_000, 66),
]

/** What people answer, as far as rules tell it apart. */
const answers: { [Each in Topic]: NonNullable<PersonFacts[Each]>[] } = {
  insurance: [['none'], ['commercial'], ['medicare', 'part_d'], ['medicaid'], ['va'], ['tricare']],
  household_size: [1, 3, 6],
  yearly_income: [0, 20_000, 40_000, 70_000, 200_000].map(money),
  state: ['TX', 'AK', 'PR'],
  age: [money(10), money(40), money(70)],
  veteran: [true, false],
  prescription: [true, false],
}

/**
 * Whether the answer to a topic can change the outcome, whatever else is not known of a person. `outcomeOf` says what
 * comes of facts; `states` are those that rules name. Tries people rather than proves it, so that nobody is asked in vain.
 */
export function canDecide(
  topic: Topic,
  facts: PersonFacts,
  states: readonly string[],
  outcomeOf: (facts: PersonFacts) => string,
): boolean {
  const values = topic === 'state' ? [...states, ...answers.state] : answers[topic]
  const people = new Map(
    profiles.map((profile) => ({ ...profile, ...facts })).map((each) => [JSON.stringify(each), each]),
  )
  return [...people.values()].some((known) => {
    const [first, ...others] = values.map((value) => () => outcomeOf({ ...known, [topic]: value }))
    const outcome = first?.()
    return others.some((other) => other() !== outcome)
  })
}

function person(
  insurance: NonNullable<PersonFacts['insurance']>,
  household_size: number,
  income: number,
  age: number,
): Required<PersonFacts> {
  return {
    insurance,
    household_size,
    yearly_income: money(income),
    state: 'OH',
    age: money(age),
    veteran: insurance.includes('va'),
    prescription: true,
  }
}
