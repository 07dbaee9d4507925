import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { lastAnswer } from '#testing/app/hold-talk.ts'

const onDay = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T17:00:00Z`) })

beforeEach(() => void onDay('2026-11-30'))
afterEach(() => void vi.useRealTimers())

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

test.each<[Language, string[], RegExp]>([
  [
    'en',
    ['What does Medicare pay for Eliquis in 2027?'],
    /\$237\.25 for 30 days of Eliquis in 2027 \(list of September 21, 2026\)/,
  ],
  [
    'es',
    ['¿cuánto paga Medicare por Januvia en 2027?'],
    /\$116\.06 por 30 días de Januvia en 2027 \(lista del 21 de septiembre de 2026\)/,
  ],
  ['en', ['Ozempic medicare price 2027'], /\$274 for 30 days of Ozempic in 2027/],
  ['en', ['What does Medicare pay for Ozempic?'], /\$274 for 30 days of Ozempic in 2027/],
  ['en', ['eliquis medicare price 2027'], /\$237\.25 for 30 days of Eliquis in 2027/],
  ['es', ['precio de Eliquis con Medicare en 2027'], /\$237\.25 por 30 días de Eliquis en 2027/],
  ['en', ['Will Eliquis still have a Medicare price in 2027?'], /\$237\.25 for 30 days/],
  ['en', ['eliquis', 'what does medicare pay for it in 2027'], /\$237\.25 for 30 days/],
])('%s: a Medicare price is told with its year, its date and what it is not: %j', async (page, turns, told) => {
  const answer = await lastAnswer(page, ...turns)
  expect(answer).toMatch(told)
  expect(answer).toMatch(/This is the whole price, for the plan\.|Este es el precio completo, para el plan\./)
  expect(answer).not.toMatch(/answer this surely|contestar esto con seguridad/)
})

test.each<[Language, string, RegExp]>([
  ['en', 'What does Medicare pay for Eliquis?', /In 2026 .*Eliquis \$231/],
  ['es', '¿Cuánto paga Medicare por Eliquis?', /En 2026 .*Eliquis \$231/],
])('%s: what Medicare pays is the price of today’s year, where none is named: %s', async (page, says, told) => {
  expect(await lastAnswer(page, says)).toMatch(told)
})

test('from January on the price of 2027 is today’s', async () => {
  onDay('2027-01-02')
  expect(await lastAnswer('en', 'What does Medicare pay for Eliquis?')).toMatch(
    /\$237\.25 for 30 days of Eliquis in 2027/,
  )
})

test('of a medicine without a Medicare price in the year that is asked, Navi says where to ask', async () => {
  const answer = await lastAnswer('en', "What's the Medicare price of Eliquis and Xarelto in 2027?")
  expect(answer).toMatch(/\$237\.25 for 30 days of Eliquis/)
  expect(answer).toMatch(/Xarelto: I can’t answer this surely\. Ask here: .*cms\.gov/)
  expect(await lastAnswer('en', 'What does Medicare pay for Xarelto in 2027?')).toMatch(/^\*\*Will .*\n+I can’t answer/)
})
