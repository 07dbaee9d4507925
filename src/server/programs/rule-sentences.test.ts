import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProgramRules } from '#contract/programs.ts'
import { ruleWords } from '#i18n/rules.ts'
import { sentencesOf } from './rule-sentences.ts'

const guidelines = {
  2026: {
    effective: '2026-01-13',
    currency: 'USD' as const,
    period: 'year' as const,
    guidelines: {
      '48_states_dc': { sizes: { 1: 15960, 2: 21640 }, each_extra_person: 5680 },
      alaska: { sizes: { 1: 19950, 2: 27050 }, each_extra_person: 7100 },
      hawaii: { sizes: { 1: 18360, 2: 24890 }, each_extra_person: 6530 },
    },
    sources: [],
  },
}

const unknown = {
  uninsured: 'unknown',
  commercial: 'unknown',
  medicare: 'unknown',
  medicaid: 'unknown',
  tricare_va: 'unknown',
} as const

function rulesOf(known: Partial<ProgramRules> = {}): ProgramRules {
  return {
    income: null,
    insurance: unknown,
    residency: null,
    age: null,
    citizenship_required: null,
    prescription_required: null,
    ...known,
  }
}

function textOf(known: Partial<ProgramRules>, language: 'en' | 'es' = 'en') {
  return sentencesOf(rulesOf(known), ruleWords[language], guidelines)
    .map(({ text }) => text)
    .join(' ')
}

test('nothing known is said to be unknown, in both languages', () => {
  expect(textOf({})).toBe('We do not know the insurance rules. Ask the program.')
  expect(textOf({}, 'es')).toBe('No sabemos las reglas sobre el seguro médico. Pregunte al programa.')
})

test('an income limit is in percent and in the dollars of the newest guideline', () => {
  expect(textOf({ income: { percent_of_fpl: 300 } })).toContain(
    '300% of the federal poverty guideline or less: $47,880 a year for 1 person, $64,920 for 2 (2026)',
  )
})

test('a limit that varies shows the highest where it is known', () => {
  const income = { varies: true, highest_percent_of_fpl: 500 } as const
  expect(textOf({ income })).toContain(
    'The highest we know of is 500% of the federal poverty guideline: $79,800 a year for 1 person, $108,200 for 2 (2026).',
  )
  expect(textOf({ income }, 'es')).toContain('el 500% de la guía federal de pobreza: $79,800 al año para 1 persona')
  expect(textOf({ income: { varies: true } })).not.toContain('%')
})

test('a table of a sponsor’s own keeps its dollars', () => {
  const income = { yearly_dollars: { one_person: 75000, each_extra_person: 25000 } }
  expect(textOf({ income })).toContain('$75,000 a year or less for 1 person. Add $25,000')
  expect(textOf({ income }, 'es')).toContain('$75,000 al año para 1 persona. Sume $25,000')
})

test('a limit for who is single and for a couple names both', () => {
  const income = { yearly_dollars: { single: 75000, married: 100000 } }
  expect(textOf({ income })).toContain('$75,000 a year or less if you are single. Married, it is $100,000 or less')
  expect(textOf({ income }, 'es')).toContain('$75,000 al año o menos si no está casado. En un matrimonio')
})

test('an age says whose it is, or that the source does not', () => {
  expect(textOf({ age: { min: 18, max: null, whose: 'signer' } })).toContain('The person who signs is 18 or older.')
  expect(textOf({ age: { min: 6, max: 17, whose: 'patient' } })).toContain('The patient is 6 to 17 years old.')
  expect(textOf({ age: { min: 18, max: null, whose: 'unknown' } }, 'es')).toContain(
    'La fuente no dice si se trata del paciente',
  )
})

test('people of single states are named by their states, in the words of the reader', () => {
  expect(textOf({ residency: ['NM'] })).toContain('You live in New Mexico.')
  expect(textOf({ residency: ['GA', 'IL', 'MD'] })).toContain('You live in Georgia, Illinois, or Maryland.')
  expect(textOf({ residency: ['OR', 'WA'] }, 'es')).toContain('Oregón o Washington')
})

test('every kind of insurance is named exactly once, under its own answer', () => {
  const plan = fc.constantFrom('yes', 'no', 'if_not_covered', 'unknown')
  const insurance = fc.record({
    uninsured: fc.constantFrom('yes', 'no', 'unknown'),
    commercial: plan,
    medicare: plan,
    medicaid: plan,
    tricare_va: plan,
  })
  const names = {
    uninsured: 'no insurance',
    commercial: 'private insurance',
    medicare: 'Medicare',
    medicaid: 'Medicaid',
    tricare_va: 'TRICARE',
  }
  const forms = {
    yes: /^For people with/,
    no: /^Not for people with/,
    if_not_covered: /^If you have .*, your plan must first refuse to pay for the medicine\.$/,
    unknown: /^If you have .*, ask the program\.$/,
  }
  fc.assert(
    fc.property(insurance, (rule) => {
      const text = textOf({ insurance: rule as ProgramRules['insurance'] })
      if (Object.values(rule).every((given) => given === 'unknown')) return
      const parts = text.split(/(?<=\.) /)
      for (const [kind, name] of Object.entries(names)) {
        const holding = parts.filter((part) => part.includes(name))
        expect(holding).toHaveLength(1)
        expect(holding[0]).toMatch(forms[rule[kind as keyof typeof rule] as keyof typeof forms])
      }
    }),
  )
})
