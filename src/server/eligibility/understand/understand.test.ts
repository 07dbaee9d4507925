import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Topic, topics } from '#contract/eligibility.ts'
import { eligibility as english } from '#i18n/en/check/eligibility.ts'
import { eligibility as spanish } from '#i18n/es/check/eligibility.ts'
import { anyLetter } from '#testing/any-letter.ts'
import { understand, understandYesNo } from './understand.ts'

const notUnderstood = { kind: 'not_understood' }

function income(text: string) {
  return understand('yearly_income', text)
}

const dollars = fc.integer({ min: 1000, max: 9999 })

test('the ways to write one amount by the month agree', () => {
  fc.assert(
    fc.property(dollars, (amount) => {
      const comma = amount.toLocaleString('en-US')
      const expected = income(`$${amount} a month`)
      const same = [comma, comma.replace(',', '.'), comma.replace(',', ' '), `${amount}.00`, `${amount / 1000}k`]
      const written = amount % 100 === 0 ? same : same.slice(0, -1)
      expect(expected).toMatchObject({ facts: { yearly_income: { from: amount * 12, to: amount * 12 } } })
      for (const text of written) {
        expect(income(`${text} per month`)).toEqual(expected)
        expect(income(`gano ${text} dólares al mes`)).toEqual(expected)
      }
    }),
  )
})

test('a lower amount never reads as more than a higher one', () => {
  fc.assert(
    fc.property(dollars, dollars, fc.constantFrom('a week', 'al mes', 'a year', 'cada dos semanas'), (a, b, period) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)].map((amount) => fact(income(`${amount} ${period}`)))
      expect(low?.yearly_income?.from).toBeLessThanOrEqual(high?.yearly_income?.from ?? 0)
    }),
  )
})

test('the order of the kinds of insurance does not matter', () => {
  const kinds = fc.shuffledSubarray(['Medicare', 'Medicaid', 'TRICARE', 'the VA', 'parte D', 'insurance from my job'], {
    minLength: 1,
  })
  fc.assert(
    fc.property(kinds, fc.constantFrom(' and ', ' y ', ', '), (list, joint) => {
      expect(understand('insurance', list.join(joint))).toEqual(understand('insurance', [...list].sort().join(joint)))
    }),
  )
})

const insuranceOfChoices = ['none', 'commercial', 'medicare', 'medicaid', 'va', 'tricare'] as const

test.each([
  ['English', english.choices.insurance ?? []],
  ['Spanish', spanish.choices.insurance ?? []],
])('every combination of the quick answers on insurance is understood in %s', (_, choices) => {
  const all = insuranceOfChoices.map((kind, index) => ({ kind, words: choices[index] ?? '' }))
  for (const chosen of subsets(all).filter(({ length }) => length > 0)) {
    const text = chosen.map(({ words }) => words).join(', ')
    const insurance = chosen.map(({ kind }) => kind)
    const isContradiction = insurance.length > 1 && insurance.includes('none')
    expect(understand('insurance', text), text).toEqual(
      isContradiction ? notUnderstood : { kind: 'fact', facts: { insurance } },
    )
  }
})

function subsets<T>([first, ...others]: T[]): T[][] {
  if (first === undefined) return [[]]
  const rest = subsets(others)
  return [...rest.map((some) => [first, ...some]), ...rest]
}

const pieces = fc.constantFrom(
  ...['2', ',', '.', '-', '$', 'k', 'mil', 'y', 'and', 'to', 'a', 'month', 'between', '1,234', 'my', 'no', 'me llamo'],
)
const anything = fc.oneof(
  fc.string({ maxLength: 2500, unit: anyLetter }),
  fc.string({ maxLength: 2500 }),
  fc.array(pieces, { maxLength: 700 }).map((words) => words.join(' ')),
  fc.array(pieces, { maxLength: 700 }).map((words) => words.join('')),
)

test('no text whatever is an error', () => {
  fc.assert(
    fc.property(fc.constantFrom(...topics), anything, (topic, text) => {
      expect(understand(topic, text, { year: 2026 }).kind).toBeTypeOf('string')
      understandYesNo(text)
    }),
    { numRuns: 500 },
  )
})

const repeated = [
  '1',
  '1 ',
  '1,',
  'a',
  'a ',
  '-',
  '(',
  '1-',
  'a@',
  'my name is a ',
  'two ',
  'mil ',
  'and ',
  'y ',
  '$',
  '1.1',
  'may 1 ',
  '30 de ',
  "'",
  'no Medicare ',
  'in ',
]

test.each(repeated)('2,000 characters of %j are read in a moment', (piece) => {
  const text = piece.repeat(2000).slice(0, 2000)
  for (const topic of topics) {
    const times = Array.from({ length: 3 }, () => timeOf(topic, text))
    // Alone on a machine it takes 5 ms at most; a pattern that explodes takes seconds.
    expect(Math.min(...times), topic).toBeLessThan(100)
  }
})

/** In milliseconds of the processor: on a machine that does more the clock runs on meanwhile. */
function timeOf(topic: Topic, text: string) {
  const start = process.cpuUsage()
  understand(topic, text, { year: 2026 })
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

test.each(['', '   ', '😀', '收入两千', 'أنا ٦٧', '\u202e2300', '2\u00002', 'x'.repeat(2001)])(
  '%j is asked again',
  (text) => {
    for (const topic of topics) expect(understand(topic, text)).toEqual(notUnderstood)
  },
)

test('nothing a person says of who they are comes back', () => {
  const said = 'My name is Rosa Diaz, born 03/15/1958, 585-555-0142, rosa@mail.example, 123-45-6789'
  for (const topic of topics) {
    const understood = JSON.stringify(understand(topic, `${said}. I have Medicaid, 2 people, Ohio`, { year: 2026 }))
    expect(understood).not.toMatch(/rosa|diaz|555|0142|6789|03|15/i)
  }
})

test.each([
  ['yes', true],
  ['Yep, correct', true],
  ['okay', true],
  ['¡Sí!', true],
  ['claro que sí', true],
  ['así es', true],
  ['no', false],
  ['Nope.', false],
  ['para nada', false],
  ['claro que no', false],
  ["no, that's wrong", false],
  ['yes and no', undefined],
  ['2300', undefined],
  ['no, 2300', undefined],
  ['', undefined],
])('"%s" to a question of yes or no is %s', (text, expected) => {
  expect(understandYesNo(text)).toBe(expected)
})

test('without the year and the ZIP codes neither a birth year nor a ZIP code is guessed', () => {
  expect(understand('age', 'born in 1958')).toEqual(notUnderstood)
  expect(understand('state', '14604')).toEqual(notUnderstood)
})

function fact(understood: ReturnType<typeof understand>) {
  return understood.kind === 'fact' ? understood.facts : undefined
}
