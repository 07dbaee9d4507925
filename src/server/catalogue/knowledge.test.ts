import { describe, expect, test } from 'vitest'
import type { IncomeRule } from '#contract/programs.ts'
import { createLimits } from '#server/eligibility/income-limit.ts'
import { changeFile, problemsIn, smallCopyOfCatalogue } from '#testing/records/catalogue-folder.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { easeOf, gradeOf } from '#testing/repository/reading-level.ts'
import { loadCatalogue } from './catalogue.ts'

type Json = Record<string, unknown>

/** A copy of the catalogue with one file changed, as somebody who makes a mistake would. */
function catalogueWith(file: string, change: (json: { cards: Json[]; figures: Json[]; phones: Json[] }) => void) {
  const folder = smallCopyOfCatalogue()
  changeFile(folder, file, change)
  return folder
}

function withAnswer(answer: string) {
  return (card: Json) => Object.assign(card, { answer: { en: answer, es: answer } })
}

test('427 researched answers are kept, and those that lead nowhere are not served', () => {
  const { knowledge, servedKnowledge } = catalogue
  expect([knowledge.length, servedKnowledge.length]).toEqual([427, 424])
  const kept = knowledge.filter((card) => !servedKnowledge.includes(card))
  expect(kept.map(({ id }) => id).sort()).toEqual(['frustrated-or-venting', 'generic-jardiance', 'thank-you'])
  expect(kept.every(({ keeper_note }) => keeper_note)).toBe(true)
})

test('no reader is sent from an answer to a site that the catalogue does not link', () => {
  const { servedKnowledge, isLinked } = catalogue
  expect(servedKnowledge.filter(({ website }) => website && !isLinked(website)).map(({ id }) => id)).toEqual([])
})

test('911 is a button only where the next step says to call it: beside another step it would be pressed for that', () => {
  const called = catalogue.servedKnowledge.filter(({ phone }) => phone === '911')
  expect(called.length).toBeGreaterThan(0)
  for (const { id, next_step } of called) {
    expect(next_step?.en, id).toMatch(/call 911/i)
    expect(next_step?.es, id).toMatch(/llam\w+ al 911/i)
  }
})

test.each([
  ['a phone that nobody proved', withAnswer('Call 1-800-555-0100.'), /answer\.en: 1-800-555-0100 is not in/],
  [
    'a phone of its own that nobody proved',
    (card: Json) => Object.assign(card, { phone: '1-800-555-0100' }),
    /phone: is not in/,
  ],
  ['a figure of a year that is typed', withAnswer('The limit is $2,100.'), /\$2,100 stands in yearly-figures\.json/],
  ['a figure that nobody has', withAnswer('The limit is {noSuch2026}.'), /\{noSuch2026\} is not in yearly-figures/],
  ['a lead that is answered', (card: Json) => Object.assign(card, { evidence: 'lead' }), /show: must not be answer/],
  ['an answer in one language', (card: Json) => Object.assign(card, { answer: { en: 'Yes.' } }), /answer\.es/],
  ['no answer', (card: Json) => Object.assign(card, { answer: undefined }), /answer: must be there exactly/],
  [
    'a last day before the first',
    (card: Json) => Object.assign(card, { valid: { from: '2027', to: '2026-01-01' } }),
    /valid: must not end/,
  ],
  [
    'a last day that is none',
    (card: Json) => Object.assign(card, { valid: { from: null, to: '2026-13-01' } }),
    /valid\.to/,
  ],
  [
    'a medicine that is not on the list',
    (card: Json) => Object.assign(card, { medicines: ['Nosuch'] }),
    /Nosuch is not in drugs/,
  ],
  [
    'a program that is none',
    (card: Json) => Object.assign(card, { programs: ['nosuch'] }),
    /programs: nosuch is not a program/,
  ],
  [
    'a page of another medicine',
    (card: Json) => Object.assign(card, { medicines: ['Januvia'], website: 'https://a.example/ozempic' }),
    /website: names Ozempic/,
  ],
  ['words that the catalogue does not use', withAnswer('Pague en efectivo.'), /answer\.es: “en efectivo”/],
  ['an id used twice', (card: Json) => Object.assign(card, { id: 'copay' }), /knowledge · copay · id: stands twice/],
  [
    'an emergency that begins without a number',
    (card: Json) => Object.assign(card, { emergency: true }),
    /must begin with the number/,
  ],
])('%s is told with file, record and field', (_, change, message) => {
  const folder = catalogueWith('knowledge/insurance-words.json', ({ cards }) => change(cards[0] as Json))
  const problems = problemsIn(folder)
  expect(problems).toMatch(message)
  expect(problems).toMatch(/knowledge(\/insurance-words\.json)? · /)
})

test('a number of one listing alone does not stand', () => {
  const folder = catalogueWith('national-phones.json', ({ phones }) =>
    Object.assign(phones[2] as Json, { own_page: false }),
  )
  expect(problemsIn(folder)).toMatch(/national-phones\.json · .*needs its own page or a second source/)
})

test('one edit of a figure moves every text that says it', () => {
  const folder = catalogueWith('yearly-figures.json', ({ figures }) => {
    const cap = figures.find(({ id }) => id === 'partDCap') as { years: Record<string, { dollars: number }> }
    Object.assign(cap.years['2026'] as object, { dollars: 2222.5 })
  })
  const { figures } = loadCatalogue(folder)
  expect(figures.fill('{partDCap2026} or {partDCap}', '2026-11-22')).toBe('$2,222.50 or $2,222.50')
  expect(figures.fill('{partDCap}', '2031-01-01')).toBeUndefined()
  expect(figures.fillKnown('Help. You pay {partDCap}. Call.', '2031-01-01')).toBe('Help. Call.')
  expect(figures.fillKnown('You pay {partDCap}. Call.', '2031-01-01')).toBeUndefined()
})

test('a sentence with a last day is said until midnight of that day', () => {
  const { figures } = catalogue
  const text = 'Help. {until:2026-12-31} In 2026 you pay $9. Call.'
  expect(figures.fill(text, '2026-12-31')).toBe('Help. In 2026 you pay $9. Call.')
  expect(figures.fill(text, '2027-01-01')).toBe('Help. Call.')
  expect(figures.unknownIn(text)).toEqual([])
  expect(figures.unknownIn('Help {until:2026-12-31} now. {nosuch} {until 2026}')).toEqual([
    'until:2026-12-31',
    'nosuch',
    'until 2026',
  ])
})

describe('reading level', () => {
  const answers = catalogue.servedKnowledge.filter(({ show }) => show === 'answer')
  const textsOf = (language: 'en' | 'es', cards = answers) =>
    cards.flatMap(({ answer, next_step }) => [answer?.[language] ?? '', next_step?.[language] ?? ''])

  test.each([...new Set(answers.map(({ subject }) => subject))])(
    '%s is read at grade 8 or below, and easily in Spanish',
    (subject) => {
      const cards = answers.filter((card) => card.subject === subject)
      expect(gradeOf(textsOf('en', cards))).toBeLessThanOrEqual(8)
      expect(easeOf(textsOf('es', cards))).toBeGreaterThanOrEqual(55)
    },
  )

  test('all answers together are read at grade 6 or below', () => {
    expect(gradeOf(textsOf('en'))).toBeLessThanOrEqual(6)
  })

  test('an answer speaks to the reader with usted', () => {
    const familiar = /\b(tú|tu|tus|ti|contigo|tienes|puedes|quieres|necesitas|eres|estás)\b/i
    expect(textsOf('es').filter((text) => familiar.test(text))).toEqual([])
  })
})

test('the limit that a home is held against is the one that its answer names', () => {
  const { servedKnowledge, figures, guidelines } = catalogue
  const { limitOf } = createLimits(guidelines)
  const limited = servedKnowledge.filter(({ income }) => income)
  expect(limited.map(({ id }) => id)).toContain('extra-help-2026')
  for (const { income, answer } of limited) {
    const named = figures.fill(answer?.en ?? '', '2026-11-29') ?? ''
    const percent = income && 'percent_of_fpl' in income ? `${income.percent_of_fpl}%` : ''
    const dollars = `$${limitOf(income as IncomeRule, 1, 'OH')?.toLocaleString('en-US')}`
    expect([percent, dollars].some((limit) => limit !== '' && named.includes(limit))).toBe(true)
  }
})
