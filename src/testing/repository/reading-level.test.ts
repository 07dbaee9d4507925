import { describe, expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { es } from '#i18n/es.ts'
import { easeOf, gradeOf, sentencesOf } from './reading-level.ts'

/** Legal pages may be a little harder. */
const legal = new Set(['pages.privacy', 'pages.terms'])
const { pages: englishPages, ...english } = en
const { pages: spanishPages, ...spanish } = es
const modules = { ...english, ...prefixed(englishPages) }
const twins = { ...spanish, ...prefixed(spanishPages) }

function prefixed(pages: object) {
  return Object.fromEntries(Object.entries(pages).map(([name, words]) => [`pages.${name}`, words]))
}

function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  return typeof node === 'object' && node ? Object.values(node).flatMap(textsOf) : []
}

function readable(words: Record<string, unknown>) {
  return Object.entries(words)
    .map(([name, node]) => ({ name, texts: textsOf(node) }))
    .filter(({ texts }) => texts.flatMap(sentencesOf).length > 2)
}

describe('English', () => {
  test.each(readable(modules))('$name reads at grade 8 or below', ({ name, texts }) => {
    expect(gradeOf(texts)).toBeLessThanOrEqual(legal.has(name) ? 10 : 8)
  })

  test('all of it reads at grade 6 or below', () => {
    expect(gradeOf(textsOf(modules))).toBeLessThanOrEqual(6)
  })
})

describe('Spanish', () => {
  test.each(readable(twins))('$name has an INFLESZ of 55 or more', ({ texts }) => {
    expect(easeOf(texts)).toBeGreaterThanOrEqual(55)
  })
})

test('known texts have their known levels', () => {
  expect(gradeOf(['The cat sat on the mat. It was a big cat.'])).toBeLessThan(2)
  expect(
    gradeOf(['Pharmaceutical manufacturers occasionally subsidize prohibitively expensive medications.']),
  ).toBeGreaterThan(12)
  expect(easeOf(['El gato come pan. La casa es roja.'])).toBeGreaterThan(75)
  expect(
    easeOf(['La administración farmacéutica internacional proporciona medicamentos extraordinariamente costosos.']),
  ).toBeLessThan(30)
})
