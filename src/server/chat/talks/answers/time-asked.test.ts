import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { holdTalk } from '#testing/app/hold-talk.ts'

async function lastCard(page: Language, ...turns: string[]) {
  return (await holdTalk(page, ...turns)).at(-1)?.understood.cards[0]
}

test.each<[Language, string[], string]>([
  ['en', ['i lost my insurance can i sign up now', 'how long do i have'], 'special-enrollment-lost-coverage'],
  ['en', ['how do I appeal a Medicare Part D denial?', 'how long does it take'], 'part-d-redetermination'],
  ['es', ['perdí mi seguro, puedo inscribirme ahora?', 'cuanto tiempo tengo'], 'special-enrollment-lost-coverage'],
  ['en', ['Medicare stops paying for my dad’s rehab Friday', 'how long do we have'], 'care-ends-too-soon'],
  [
    'es',
    ['el asilo dice que Medicare ya no va a pagar la rehabilitación', 'y cuanto tiempo tengo'],
    'care-ends-too-soon',
  ],
  ['es', ['qué es una revisión externa?', 'cuánto se demoran'], 'external-review'],
])('%s: %j: how long is asked of what was told last', async (page, turns, card) => {
  expect(await lastCard(page, ...turns)).toBe(card)
})

test.each<[Language, string[]]>([
  ['es', ['Jardiance', 'no tengo seguro', 'cuanto demora medi-cal en aprobar']],
  ['es', ['Vyvanse', 'tengo medicaid', 'ok aplico a AHCCCS, cuanto se tarda']],
])('%s: %j: how long the Medicaid of a state takes is told of Medicaid', async (page, turns) => {
  expect((await holdTalk(page, ...turns)).at(-1)?.answer.text).toMatch(/30 (?:to|a) 45/)
})

test('how long it takes is said not to be known of what was told, and no other sentence of it is', async () => {
  const turns = ['tengo medicare', 'qué es la ayuda adicional', 'cuánto se tardan en aprobar eso']
  expect((await holdTalk('es', ...turns)).at(-1)?.answer.text).toMatch(/^Cuánto tarda no está en lo que tengo\./)
})

test.each<[Language, string[]]>([
  ['en', ['how do I apply for free medicine?', 'how long does it take']],
  ['es', ['¿cómo solicito medicina gratis?', 'cuánto se tardan']],
  ['en', ['how long does approval take?']],
])('%s: %j: of a maker’s program its own answer is told', async (page, turns) => {
  expect(await lastCard(page, ...turns)).toBe('how-long-does-it-take')
})
