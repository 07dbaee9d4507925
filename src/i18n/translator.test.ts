import fc from 'fast-check'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { es } from './es.ts'
import { createTranslator, type WordKey } from './translator.ts'

const english = createTranslator('en', en)
const spanish = createTranslator('es', es)

test('a word is found by its path, in each language', () => {
  expect(english('site.close')).toBe('Close')
  expect(spanish('site.close')).toBe('Cerrar')
})

test('values stand in their places, numbers as the language writes them', () => {
  expect(english('finder.noneTitle', { drug: 'Metformin' })).toBe('No programs available for Metformin.')
  expect(english('home.facts.programs', { count: 1500 })).toContain('1,500 programs')
})

test('the plural form follows the count', () => {
  expect(english('finder.found', { count: 1, drug: 'Januvia' })).toBe('1 program for Januvia')
  expect(english('finder.found', { count: 0, drug: 'Januvia' })).toBe('0 programs for Januvia')
  expect(english('finder.found', { count: -1, drug: 'Januvia' })).toBe('-1 program for Januvia')
  expect(spanish('finder.found', { count: 1, drug: 'Januvia' })).toBe('1 programa para Januvia')
  expect(spanish('finder.found', { count: 2_000_000, drug: 'Januvia' })).toContain('programas para Januvia')
})

test.each(['en', 'es'] as const)('%s: forms and numbers are those of Intl', (language) => {
  const t = { en: english, es: spanish }[language]
  const plurals = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(`${language}-US`)
  const { found_one, found_other } = { en, es }[language].finder
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.integer()), (count) => {
      const form = plurals.select(count) === 'one' ? found_one : found_other
      const said = form.replace('{{count}}', numbers.format(count)).replace('{{drug}}', 'Januvia')
      expect(t('finder.found', { count, drug: 'Januvia' })).toBe(said)
    }),
  )
})

test('a value can hold what looks like a place, and stays as it is', () => {
  expect(english('finder.unknownTitle', { text: '{{drug}}' })).toContain('{{drug}}')
})

test('a key without a word comes back as it is', () => {
  expect(english('nowhere.to.be.found' as WordKey)).toBe('nowhere.to.be.found')
})
