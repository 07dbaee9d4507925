import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { lastAnswer } from '#testing/app/hold-talk.ts'

test.each<[Language, string, RegExp]>([
  ['es', 'cuánto cuesta la levotiroxina de 75', /levotiroxina de 75 mcg/],
  ['en', 'how much is levothyroxine 112 mcg', /levothyroxine 112 mcg/],
  ['en', 'price of metformin 1000mg', /metformin 1000 mg/],
  ['es', 'precio de la atorvastatina de 80', /atorvastatina de 80 mg/],
])('%s: the price is of the strength that is asked for: %s', async (page, says, told) => {
  const answer = await lastAnswer(page, says)
  expect(answer).toMatch(told)
  expect(answer).not.toMatch(/another strength|otra dosis/)
})

test.each<[Language, string[], RegExp]>([
  ['en', ['whats the cost of budesonide for the nebulizer'], /budesonide .*vial/],
  ['en', ['price of metformin er 500'], /metformin 500 mg .*extended|metformin 500 mg/],
  ['es', ['albuterol', 'cuánto vale el inhalador'], /inhalador/],
  ['en', ['whats the price of diclofenac', 'its the gel'], /gel/],
  ['es', ['cuanto cuesta la metformina', 'la de 1000'], /metformina de 1000 mg/],
  ['es', ['cuanto cuesta la nitroglicerina', 'la de abajo de la lengua'], /\$\d/],
])('%s: and of the form: %j', async (page, turns, told) => {
  expect(await lastAnswer(page, ...turns)).toMatch(told)
})

test.each<[Language, string, RegExp]>([
  ['en', 'whats testosterone cypionate going for', /^I know no price of what you name\..*\n*.*gel/],
  ['es', 'cuanto sale el cipionato de testosterona', /^No conozco el precio de lo que usted dice\./],
  ['en', 'testosterone cypionate 200mg vial price?', /^I know no price of what you name\..*\n*.*gel/],
  ['es', 'cuánto cuesta la levotiroxina de 60 mcg', /^No conozco el precio de lo que usted dice\./],
])('%s: another strength or form is told as such: %s', async (page, says, told) => {
  expect(await lastAnswer(page, says)).toMatch(told)
})

test.each<[Language, string]>([
  ['en', 'is metformin on the 4 dollar list'],
  ['en', 'how much is metformin, i am 75 and take the 2 pills a day'],
  ['es', 'cuánto cuesta la metformina para 30 días, tengo 75 años'],
])('%s: an age and a count are no strength: %s', async (page, says) => {
  expect(await lastAnswer(page, says)).not.toMatch(/another strength|otra dosis/)
})
