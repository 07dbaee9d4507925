import { expect, test } from 'vitest'
import type { InsuranceKind } from '#contract/eligibility.ts'
import { type InsuranceRule, programKind } from '#contract/programs.ts'
import { eligibility as english } from '#i18n/en/check/eligibility.ts'
import { eligibility as spanish } from '#i18n/es/check/eligibility.ts'
import { ruleWords } from '#i18n/rules.ts'
import { checkInsurance, ruleKindOf } from './check-insurance.ts'

const all = (answer: 'yes' | 'no' | 'unknown'): InsuranceRule => ({
  uninsured: answer,
  commercial: answer,
  medicare: answer,
  medicaid: answer,
  tricare_va: answer,
})
const insured = ['commercial', 'medicare', 'part_d', 'extra_help', 'medicaid', 'va', 'tricare'] as const
const ifNotCovered = (kind: (typeof insured)[number], others: InsuranceRule) => ({
  ...others,
  [ruleKindOf[kind]]: 'if_not_covered',
})

test.each(insured)('a plan that must not pay makes a "may" for who has %s, and says so like the rule', (kind) => {
  const rule = ifNotCovered(kind, all('yes'))
  const { result, asks, why } = checkInsurance(rule, 'pap', [kind])
  expect([result, asks]).toEqual(['unknown', []])
  expect(english.why(why)).toBe(ruleWords.en.insuranceIfNotCovered([ruleKindOf[kind]]))
  expect(spanish.why(why)).toBe(ruleWords.es.insuranceIfNotCovered([ruleKindOf[kind]]))
})

test.each(insured)('the condition on %s is nothing to who has no insurance', (kind) => {
  expect(checkInsurance(ifNotCovered(kind, all('yes')), 'pap', ['none']).result).toBe('met')
})

test.each(insured.filter((kind) => kind !== 'commercial'))(
  'beside the condition on private insurance, %s is held against its own answer',
  (other) => {
    const has: InsuranceKind[] = ['commercial', other]
    const withOther = (answer: 'yes' | 'no' | 'unknown') =>
      checkInsurance(ifNotCovered('commercial', all(answer)), 'pap', has)
    expect(withOther('no').why.code).toBe('insurance_refused')
    expect(english.why(withOther('yes').why)).toBe(ruleWords.en.insuranceIfNotCovered(['commercial']))
    expect(english.why(withOther('unknown').why)).toMatch(/must first refuse to pay.* No source says if it is for/)
    expect(spanish.why(withOther('unknown').why)).toMatch(/debe negarse a pagar.* Ninguna fuente dice si es para/)
  },
)

test.each(programKind.options)('before the insurance is told, a program of kind %s asks for it', (kind) => {
  const { result, asks } = checkInsurance(ifNotCovered('commercial', all('yes')), kind, undefined)
  expect([result, asks]).toEqual(['unknown', ['insurance']])
})

test('no condition opens a copay card to who has Medicare', () => {
  expect(checkInsurance(ifNotCovered('medicare', all('yes')), 'copay', ['medicare']).result).toBe('not_met')
})
