import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { lastAnswer } from '#testing/hold-talk.ts'

test.each<[Language, string[], RegExp, string]>([
  [
    'en',
    ['whats the income limit for extra help 2026', 'does the house count'],
    /Your home and car do not count/,
    'extra-help-2026',
  ],
  ['es', ['qué es la ayuda adicional', 'cuenta mi casa'], /Su casa y su auto no cuentan/, 'extra-help-2026'],
  [
    'en',
    ['my plan denied it, how do I appeal', 'how many days do they have to answer?'],
    /The plan must answer in 30 days/,
    'internal-appeal',
  ],
  [
    'es',
    ['cómo apelo si mi plan dijo que no', 'cuántos días tienen para contestar'],
    /El plan debe contestar en 30 días/,
    'internal-appeal',
  ],
  ['en', ['how do the walmart 4 dollar lists work', 'do i need a membership'], /no membership/, 'four-dollar-lists'],
])('%s: what is asked on is answered by the sentence that tells it', async (page, turns, told, card) => {
  const text = await lastAnswer(page, ...turns)
  expect(text).toMatch(told)
  expect(text).toContain(`(/questions/${card})`)
})

test('what is asked of all drug makers is answered by the program of the talk, where it tells it', async () => {
  const text = await lastAnswer('en', 'Trelegy', 'I have Medicare', 'do i have to do this every year')
  expect(text).toMatch(/GSK Patient Assistance.*to the end of the calendar year/s)
})

test.each<[Language, string[], RegExp]>([
  ['en', ['child care in Houston, TX', 'how much is it'], /^Its record does not say this/],
  ['es', ['necesito comida 14609', '¿cuánto cuesta?'], /^Su ficha no lo dice/],
])('%s: what no record tells of help near one is said so', async (page, turns, said) => {
  expect(await lastAnswer(page, ...turns)).toMatch(said)
})

test.each<[Language, string, RegExp]>([
  ['en', 'I ran out of insulin, what number does Lilly have', /^(?:[^.]*\n\n)?Call your pharmacy now/],
  ['es', 'se me acabó la insulina, ¿tiene Novo Nordisk una línea?', /^(?:[^.]*\n\n)?Llame ahora a su farmacia/],
])('%s: what keeps somebody safe is said in the order in which it was written', async (page, says, begins) => {
  expect(await lastAnswer(page, says)).toMatch(begins)
})

test.each<[Language, string[], RegExp]>([
  [
    'en',
    ['Truvada, no insurance', 'is it the same thing as Descovy'],
    /\*\*Truvada\*\* and \*\*Descovy\*\* are not the same/,
  ],
  ['es', ['¿Ozempic o Wegovy es lo mismo?'], /\*\*Ozempic\*\* y \*\*Wegovy\*\* tienen la misma medicina: semaglutide/],
])('%s: of two medicines is said what they have in them, and that a doctor decides', async (page, turns, said) => {
  const text = await lastAnswer(page, ...turns)
  expect(text).toMatch(said)
  expect(text).toMatch(/doctor or pharmacist|médico o farmacéutico/)
  expect(text).not.toMatch(/^(?:Yes|Sí)\./)
})
