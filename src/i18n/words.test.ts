import { expect, test } from 'vitest'
import { en } from './en.ts'
import { es } from './es.ts'

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
