import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insuranceKind, type PersonFacts } from '#contract/eligibility.ts'
import { stateCodes, territoryCodes } from '#contract/states.ts'
import { isOld } from '#server/catalogue/provenance.ts'
import { type Checked, createEligibility } from '#server/eligibility/eligibility.ts'
import { tierName } from '#server/eligibility/order-programs.ts'
import { isForStates } from '#server/programs/program-kinds.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { createAnswer } from './answer.ts'

// What must hold of every answer, whichever records are added: for any medicine and anyone.
const eligibility = createEligibility(catalogue)
const answers = createAnswer(eligibility, catalogue)

const range = (max: number) => fc.integer({ min: 0, max }).map((amount) => ({ from: amount, to: amount }))
const anyone = fc.record(
  {
    insurance: fc.oneof(
      fc.constant<NonNullable<PersonFacts['insurance']>>(['none']),
      fc.subarray(
        insuranceKind.options.filter((kind) => kind !== 'none'),
        { minLength: 1, maxLength: 3 },
      ),
    ),
    household_size: fc.integer({ min: 1, max: 9 }),
    yearly_income: range(150_000),
    state: fc.constantFrom(...stateCodes, ...territoryCodes),
    age: range(99),
    veteran: fc.boolean(),
    prescription: fc.boolean(),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<PersonFacts>
const anyMedicine = fc.constantFrom(...catalogue.drugs)

/** Holds a law for many medicines and people. */
function holds(law: (found: ReturnType<typeof answers.ranked>, facts: PersonFacts) => void) {
  fc.assert(
    fc.property(anyMedicine, anyone, (drug, facts) => law(answers.ranked(drug, facts), facts)),
    { numRuns: 1_500 },
  )
}

const offered = ({ answer, ifThatSaysNo }: ReturnType<typeof answers.ranked>) =>
  answer ? [answer, ...ifThatSaysNo] : []
const resultOf = ({ findings }: Checked, wanted: string) => findings.find(({ rule }) => rule === wanted)?.result

test('nothing is advised without a phone, a page or a form, nor where one of its rules is not met', () => {
  holds((found) => {
    for (const { program, fit } of offered(found)) {
      expect(program.phone || program.website || program.form_url, program.id).toBeTruthy()
      expect(fit, program.id).not.toBe('not_now')
    }
  })
})

test('help for the people of some states is advised only to those who live there', () => {
  holds((found, { state }) => {
    for (const { program, rules } of offered(found))
      if (Array.isArray(rules.residency)) expect(rules.residency, program.id).toContain(state)
  })
})

test('a fund that names no disease is never advised', () => {
  holds((found) => {
    for (const { program, medicine } of offered(found))
      expect(program.kind === 'foundation' && !medicine && program.covers === 'any', program.id).toBe(false)
  })
})

test('whoever has the insurance, age and income of the medicine’s own free program pays nothing first', () => {
  holds((found) => {
    const { answer } = found
    if (!answer || !['copay', 'trial', 'discount'].includes(answer.program.kind)) return
    const free = [...found.ifThatSaysNo, ...found.others].filter(
      (each) =>
        each.program.kind === 'pap' &&
        each.medicine &&
        each.findings.every(({ asks }) => asks.length === 0) &&
        resultOf(each, 'insurance') === 'met',
    )
    expect(free.map(({ program }) => `${program.id} below ${answer.program.id}`)).toEqual([])
  })
})

test('what rests on an old page stands below what is known of today, where both fit alike and are of one kind', () => {
  const like = (each: Checked, facts: PersonFacts) =>
    [
      tierName(each, facts),
      each.program.kind,
      each.drug?.id,
      resultOf(each, 'insurance'),
      isForStates(each.rules),
      each.program.automatic,
      each.isForBrand,
    ].join()
  fc.assert(
    fc.property(anyMedicine, fc.oneof(fc.constant({}), anyone), (drug, facts) => {
      const above = new Map<string, string>()
      for (const each of eligibility.check(drug, facts)) {
        const [group, { id }] = [like(each, facts), each.program]
        if (isOld(each.program)) above.set(group, id)
        else expect(above.get(group), `above ${id} for ${drug.id}`).toBeUndefined()
      }
    }),
    { numRuns: 1_500 },
  )
})

const dollars = (amount: number) => ({ from: amount, to: amount })

/** What people may answer, and those who may answer it: chosen without a look at whom the choice of questions tries. */
const replies: { [Each in keyof PersonFacts]-?: NonNullable<PersonFacts[Each]>[] } = {
  insurance: [['none'], ['medicare'], ['medicare', 'part_d'], ['commercial'], ['medicaid'], ['va'], ['tricare']],
  household_size: [1, 2, 3, 4, 5, 6, 7],
  yearly_income: [0, 9_000, 21_000, 33_000, 48_000, 75_000, 110_000, 180_000, 300_000].map(dollars),
  state: [...stateCodes, ...territoryCodes],
  age: [3, 12, 25, 45, 60, 68, 80].map(dollars),
  veteran: [true, false],
  prescription: [true, false],
}
/** Some of these states have programs of their own for HIV and for older people, and so limits that others do not. */
const people = (['IN', 'OH', 'NJ'] as const).flatMap((state) =>
  replies.yearly_income.flatMap((yearly_income, at) =>
    replies.insurance.flatMap((insurance) =>
      [1, 2, 4].map((household_size, more) => ({
        insurance,
        household_size,
        yearly_income,
        state,
        age: replies.age[(at + 3 * more + insurance.length) % replies.age.length] ?? dollars(50),
        veteran: insurance.includes('va'),
        prescription: true,
      })),
    ),
  ),
)

test('nobody is asked what changes nothing: each question has an answer that changes the best', {
  timeout: 120_000,
}, () => {
  fc.assert(
    fc.property(anyMedicine, anyone, (drug, facts) => {
      const known = Object.keys(facts) as (keyof PersonFacts)[]
      const bestOf = (told: PersonFacts) => answers.ranked(drug, told).answer?.program.id
      for (const topic of answers.topicsThatDecide(drug, facts, known)) {
        expect(known).not.toContain(topic)
        const isChanged = people.some((each) => {
          const of = (reply: unknown) => bestOf({ ...each, ...facts, [topic]: reply })
          const [first, ...others] = replies[topic]
          const best = of(first)
          return others.some((reply) => of(reply) !== best)
        })
        expect(isChanged, `${topic} of ${drug.id}`).toBe(true)
      }
    }),
    { numRuns: 60 },
  )
})
