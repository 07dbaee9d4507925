import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { holdTalk, lastAnswer } from '#testing/app/hold-talk.ts'

test.each<[Language, string, RegExp]>([
  [
    'en',
    'Linzess and Creon',
    /same program may help with \*\*Linzess\*\* and \*\*Creon\*\*.*Start with \*\*myAbbVie Assist/s,
  ],
  [
    'es',
    'Linzess y Creon',
    /mismo programa puede ayudar con \*\*Linzess\*\* y \*\*Creon\*\*.*Empiece con \*\*myAbbVie/s,
  ],
])('%s: one program for several medicines is named once', async (page, says, said) => {
  expect(await lastAnswer(page, says)).toMatch(said)
})

test('what is asked of who takes several medicines ends, with the program that fits what was told', async () => {
  const turns = ['Enbrel and Xeljanz', 'I have Medicare', '1300 a month, just me', 'Ohio']
  const last = (await holdTalk('en', ...turns)).at(-1)
  expect(last?.answer.text).toMatch(/Start with \*\*Medicare Extra Help.*The limit for 1 person is \$23,940/s)
  expect(last?.answer.asks).toBeNull()
})

test.each<[Language, string[], RegExp]>([
  ['en', ['Enbrel and Xeljanz', 'I have Medicare', 'can I use the copay card'], /^With Medicare.*can’t use/],
  ['es', ['Enbrel y Xeljanz', 'tengo Medicare', '¿puedo usar la tarjeta de copago?'], /^Con Medicare/],
])('%s: who may use no copay card is told so first', async (page, turns, said) => {
  expect(await lastAnswer(page, ...turns)).toMatch(said)
})

test.each<[Language, string]>([
  ['en', 'which is cheaper, Jardiance or Farxiga'],
  ['es', '¿cuál es más barata, la Jardiance o la Farxiga?'],
])('%s: prices stand side by side only where they are of one kind, with what they are not', async (page, says) => {
  const text = await lastAnswer(page, says)
  const lines = text.split('\n').filter((line) => line.startsWith('- '))
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line).toMatch(/\$\d+/)
  expect(lines.filter((line) => /Medicare/.test(line)).length % 2).toBe(0)
  expect(text).toMatch(/You pay your share|Usted paga su parte|without insurance|sin seguro/)
})

test.each<[Language, string[], string]>([
  [
    'en',
    ['Eliquis', 'no insurance', '1900 a month, me and my wife'],
    'The limit for 2 people is $64,920 in most states.',
  ],
  ['es', ['Eliquis', 'no tengo seguro', 'somos 2, gano 1900 al mes'], 'es $64,920 en la mayoría de los estados.'],
])(
  '%s: a limit is told before the state is known, and nobody is asked for a prescription',
  async (page, turns, limit) => {
    const last = (await holdTalk(page, ...turns)).at(-1)
    expect(last?.answer.text).toContain(limit)
    expect(last?.answer.asks).not.toBe('prescription')
  },
)
