import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type InsuranceKind, insuranceKind, type PersonFacts } from '#contract/eligibility.ts'
import { stateCodes, territoryCodes } from '#contract/states.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { checkable, checkProgram } from './check-program.ts'
import { createLimits } from './income-limit.ts'

const limits = createLimits(catalogue.guidelines)
const all = catalogue.served.map((program) => checkable(program, program.medicines[0] ?? null))
const check = (each: (typeof all)[number], facts: PersonFacts) => checkProgram(each, facts, limits)

const dollars = fc.integer({ min: 0, max: 200_000 })
const rangeOf = (numbers: fc.Arbitrary<number>) =>
  fc
    .tuple(numbers, fc.option(numbers))
    .map(([a, b]) => ({ from: Math.min(a, b ?? a), to: b === null ? null : Math.max(a, b) }))
const insurance = fc.oneof(
  fc.constant<InsuranceKind[]>(['none']),
  fc.uniqueArray(fc.constantFrom(...insuranceKind.options.filter((kind) => kind !== 'none')), {
    minLength: 1,
    maxLength: 4,
  }),
)
const everything = fc.record({
  insurance,
  household_size: fc.integer({ min: 1, max: 12 }),
  yearly_income: rangeOf(dollars),
  state: fc.constantFrom(...stateCodes, ...territoryCodes),
  age: rangeOf(fc.integer({ min: 0, max: 100 })),
  veteran: fc.boolean(),
  prescription: fc.boolean(),
})
const topics = ['insurance', 'household_size', 'yearly_income', 'state', 'age', 'veteran', 'prescription'] as const
const someTopics = fc.subarray([...topics])
const someProgram = fc.constantFrom(...all)

function only(facts: PersonFacts, known: readonly (keyof PersonFacts)[]): PersonFacts {
  return Object.fromEntries(known.map((topic) => [topic, facts[topic]]))
}

test('knowing more never turns "not now" back', () => {
  fc.assert(
    fc.property(someProgram, everything, someTopics, someTopics, (program, facts, some, more) => {
      const before = check(program, only(facts, some)).fit
      const after = check(program, only(facts, [...new Set([...some, ...more])])).fit
      expect(before === 'not_now' && after !== 'not_now').toBe(false)
    }),
    { numRuns: 3000 },
  )
})

test('knowing more never turns a rule that is met or not met into another result', () => {
  fc.assert(
    fc.property(someProgram, everything, someTopics, (program, facts, some) => {
      const before = check(program, only(facts, some)).findings
      // By place, not by rule: a program can have two findings on where a person lives.
      const later = check(program, facts).findings
      for (const [place, { result }] of before.entries())
        if (result !== 'unknown') expect(later[place]?.result).toBe(result)
    }),
    { numRuns: 3000 },
  )
})

test('a lower income never loses the rule on income', () => {
  fc.assert(
    fc.property(someProgram, everything, dollars, dollars, (program, facts, a, b) => {
      const incomeAt = (amount: number) =>
        check(program, { ...facts, yearly_income: { from: amount, to: amount } }).findings.find(
          ({ rule }) => rule === 'income',
        )?.result
      if (incomeAt(Math.max(a, b)) === 'met') expect(incomeAt(Math.min(a, b))).toBe('met')
    }),
    { numRuns: 3000 },
  )
})

test('the order of answers, and of the kinds of insurance, does not matter', () => {
  fc.assert(
    fc.property(
      someProgram,
      everything,
      fc.shuffledSubarray([...topics], { minLength: 7 }),
      (program, facts, order) => {
        const turned = only({ ...facts, insurance: facts.insurance.toReversed() }, order)
        expect(check(program, turned).findings.map(({ result }) => result)).toEqual(
          check(program, facts).findings.map(({ result }) => result),
        )
      },
    ),
    { numRuns: 2000 },
  )
})

test('a rule that no source states stays unknown, whatever is known of the person', () => {
  fc.assert(
    fc.property(someProgram, everything, (program, facts) => {
      for (const { result, asks, why } of check(program, facts).findings)
        if (
          ['income_not_said', 'income_varies', 'medicine_ask', 'medicine_of_any', 'citizenship_ask'].includes(why.code)
        )
          expect([result, asks]).toEqual(['unknown', []])
    }),
    { numRuns: 2000 },
  )
})

test('a copay card never fits anyone on Medicare, Medicaid, VA or TRICARE', () => {
  const federal = ['medicare', 'part_d', 'extra_help', 'medicaid', 'va', 'tricare'] as const
  const cards = all.filter(({ program }) => program.kind === 'copay')
  expect(cards.length).toBeGreaterThan(50)
  fc.assert(
    fc.property(fc.constantFrom(...cards), everything, fc.constantFrom(...federal), (card, facts, kind) => {
      expect(check(card, { ...facts, insurance: ['commercial', kind] }).fit).toBe('not_now')
    }),
    { numRuns: 2000 },
  )
})

test('without any answer no program is ruled out', () => {
  expect(all.map((program) => check(program, {}).fit).filter((fit) => fit === 'not_now')).toEqual([])
})
