import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { lastAnswer } from '#testing/app/hold-talk.ts'

test.each<[Language, string[], RegExp]>([
  ['en', ['is there a generic for Lipitor'], /^Lipitor has a generic: atorvastatin \(sold on .*\/drugs\/atorvastatin/s],
  ['en', ['Sprycel', 'does it come in generic?'], /^Sprycel has a generic: dasatinib/],
  ['es', ['¿hay genérico de Tecfidera?'], /^Tecfidera tiene un genérico: .*\/drugs\/dimethyl-fumarate/s],
  ['en', ['is there a generic for Dupixent'], /^\*\*Dupixent\*\*: I have no generic on record\..*dupilumab/s],
  ['es', ['hay generico para Skyrizi'], /^\*\*Skyrizi\*\*: no tengo un genérico en mis datos/],
  ['en', ['is there a generic for Eliquis yet'], /\/questions\/generic-eliquis/],
  ['en', ['is there a generic for it?'], /medicine/],
])('%s: whether a generic is sold is told of any medicine: %j', async (page, turns, said) => {
  const text = await lastAnswer(page, ...turns)
  expect(text).toMatch(said)
  expect(text).not.toMatch(/did not understand|no entendí/)
})

test.each<[Language, string]>([
  ['en', 'is there a generic for metformin'],
  ['es', '¿hay genérico de metformina?'],
])('%s: of a generic it is said that it is one', async (page, question) => {
  expect(await lastAnswer(page, question)).toMatch(/[Mm]etformina? (?:is a generic itself|ya es un genérico)/)
})

test.each<[Language, string]>([
  ['en', 'yo how do i get zepbound without selling a kidney'],
  ['es', 'cómo consigo la quetiapina barata'],
])('%s: who asks for help without a word for a generic gets help to pay: %s', async (page, question) => {
  const text = await lastAnswer(page, question)
  expect(text).not.toMatch(/no generic on record|ya es un genérico/)
  expect(text).toMatch(/start with|seguro médico/)
})
