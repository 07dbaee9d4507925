import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { holdTalk, lastAnswer } from '#testing/app/hold-talk.ts'

test.each<[Language, string[], string[]]>([
  [
    'en',
    ['Trelegy', 'medicare, 1400 a month, ohio', 'ok can you summarize it for me'],
    ['Medicare Extra Help', '1-800-772-1213'],
  ],
  ['en', ['Trelegy', 'medicare', 'sum it up so i can write it down'], ['1-8']],
  [
    'en',
    [
      'my insurance denied my Cosentyx how do i appeal',
      'i only have two days of pills left',
      'just list it step by step',
    ],
    ['I ran out of my medicine today', 'How do I appeal a denial?'],
  ],
  [
    'en',
    ['Eliquis, medicare', 'what is extra help', 'can you sum up just the steps i need to do before the month ends'],
    ['What is Extra Help?'],
  ],
  ['es', ['Eliquis, tengo medicare', 'me puedes resumir todo en algo cortico para darle a él'], ['1-800-736-0003']],
  ['es', ['cómo apelo si mi plan dijo que no', '¿qué es lo primero que hago mañana? son muchas cosas'], ['negación']],
])('%s: %j: what was told is told in short, a medicine that runs out first', async (page, turns, said) => {
  const last = (await holdTalk(page, ...turns)).at(-1)
  expect(last?.understood.intent).toBe('recap')
  let from = 0
  for (const words of said) {
    const at = last?.answer.text.indexOf(words, from) ?? -1
    expect(at).toBeGreaterThanOrEqual(from)
    from = at
  }
})

test.each<[Language, string[]]>([
  ['en', ['what do i do first']],
  ['en', ['Trelegy', 'my summary of benefits says tier 3']],
  ['en', ['Trelegy', 'when can i resume taking it']],
  ['en', ['Trelegy', 'i applied first and then called']],
  ['en', ['Eliquis, medicare', 'what is extra help', 'in short can i stop taking the eliquis']],
  ['es', ['Eliquis, medicare', 'qué es la ayuda adicional', 'en pocas palabras, la puedo dejar de tomar']],
  ['es', ['Eliquis', 'lo primero es la salud']],
])('%s: %j: nothing is summed up where nobody asks for it, or nothing was told', async (page, turns) => {
  expect((await holdTalk(page, ...turns)).at(-1)?.understood.intent).not.toBe('recap')
})

test('nothing is summed up to who is in danger', async () => {
  const text = await lastAnswer('en', 'Trelegy', 'my dad has chest pain and cant breathe', 'what do i do first')
  expect(text).toContain('911')
})

test.each<[Language, string, RegExp]>([
  ['en', "who's paying you", /No one pays us to be first/],
  ['es', '¿quién les paga?', /Nadie nos paga/],
  ['en', 'And what do you do with what I type', /24 hours/],
  ['es', 'y qué hacen con lo que escribo', /24 horas/],
  ['en', 'does this work for cats', /vet should give you a written prescription/],
  ['es', 'ustedes ayudan con perros también', /receta por escrito/],
])('%s: “%s” is answered', async (page, says, told) => {
  expect(await lastAnswer(page, says)).toMatch(told)
})
