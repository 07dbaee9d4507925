import { expect, test } from 'vitest'
import { en } from './en.ts'
import { es } from './es.ts'
import { ruleWords } from './rules.ts'

type Text = { path: string; text: string }

function textsOf(node: object, path = ''): Text[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ path: path + key, text: value }] : textsOf(value, `${path}${key}.`),
  )
}

function placesOf(text: string) {
  return [...text.matchAll(/\{\{(\w+)\}\}|<\/?b>/g)].map(([place]) => place).sort()
}

const spanish = new Map(textsOf(es).map(({ path, text }) => [path, text]))

test('English and Spanish have the same places for values, and the same bold parts', () => {
  const different = textsOf(en).filter(
    ({ path, text }) => placesOf(text).join() !== placesOf(spanish.get(path) ?? '').join(),
  )
  expect(different).toEqual([])
})

test('no text is empty in either language', () => {
  const empty = [...textsOf(en), ...textsOf(es)].filter(({ text }) => text.trim() === '')
  expect(empty).toEqual([])
})

test('Spanish speaks to the reader with usted', () => {
  const familiar = /\b(tú|tu|tus|ti|contigo|tienes|puedes|quieres|necesitas|eres|estás)\b/i
  expect(textsOf(es).filter(({ text }) => familiar.test(text))).toEqual([])
})

test('paying without insurance has one plain name, which does not mean coins and bills', () => {
  const texts = [...textsOf(en), ...textsOf(es)]
  expect(texts.filter(({ text }) => /\bcash\b|en efectivo/i.test(text))).toEqual([])
})

test('a medicine and the poverty guideline have one name each in Spanish', () => {
  const agency = 'Administración de Alimentos y Medicamentos'
  const otherNames = /medicament|fármaco|nivel (federal )?de pobreza|línea de pobreza|pautas? de pobreza/i
  expect(textsOf(es).filter(({ text }) => otherNames.test(text.replace(agency, '')))).toEqual([])
})

test('the sentences of rules call the poverty guideline by its one name', () => {
  const limit = { percent: 300, year: '2026', one: 47880, two: 64920, askIn: [] }
  const said = (language: 'en' | 'es') =>
    (['incomePercent', 'incomeVariesUpTo'] as const).map((rule) => ruleWords[language][rule](limit))
  for (const text of [...said('en'), ...textsOf(en).map(({ text }) => text)])
    expect(text).not.toMatch(/\bFPL\b|(?<!federal )\bpoverty|\bpoverty (?!guideline)/i)
  for (const text of said('es')) expect(text).not.toMatch(/(?<!guía federal de )pobreza/i)
})

test.each([
  [
    'the form of a program',
    /(abrir|pida|firma\w*|llen\w+|parte de|copie esto a|escríbalo solo en) (el|la|su|esta) solicitud/i,
  ],
  ['the device of the reader', /dispositivo/i],
  ['to press a button', /\b(presion|apriet|oprim)/i],
  ['a talk with Navi', /\b(su|un|este|nuestro) chat\b|\bchats\b/i],
])('%s has one name in Spanish', (_, otherNames) => {
  expect(textsOf(es).filter(({ text }) => otherNames.test(text))).toEqual([])
})
