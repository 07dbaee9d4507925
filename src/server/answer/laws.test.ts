import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insuranceKind, type PersonFacts } from '#contract/eligibility.ts'
import { stateCodes, territoryCodes } from '#contract/states.ts'
import { type Checked, createEligibility } from '#server/eligibility/eligibility.ts'
import { catalogue } from '#testing/shipped-catalogue.ts'
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

test('nobody is asked what changes nothing: each question has an answer that changes the best', () => {
  fc.assert(
    fc.property(anyMedicine, anyone, (drug, facts) => {
      const known = Object.keys(facts) as (keyof PersonFacts)[]
      for (const topic of answers.topicsThatDecide(drug, facts, known)) expect(known).not.toContain(topic)
    }),
    { numRuns: 200 },
  )
})
