import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { holdTalk, lastAnswer } from '#testing/app/hold-talk.ts'

test.each<[Language, string[], RegExp]>([
  ['en', ['suboxone', 'florida'], /My list stays the same\..*Start with \*\*Rx Outreach/s],
  ['en', ['lyrica, no insurance, my mom is 58 in tennessee', 'she turned 59'], /My list stays the same\./],
  ['es', ['Entresto y losartán', 'somos cuatro en casa'], /Mi lista sigue igual\./],
])('%s: who only tells more, that moves nothing, does not read the list again: %j', async (page, turns, said) => {
  const [list, next] = await holdTalk(page, ...turns)
  expect(list?.answer.items.length).toBeGreaterThan(0)
  expect(next?.answer.text).toMatch(said)
  expect(next?.answer.text).toMatch(page === 'en' ? /^You told me: / : /^Usted me dijo: /)
  expect(next?.answer.items).toEqual([])
  expect(next?.answer.shown).toEqual(next?.context.shown)
})

test('what was shown can still be pointed at, and the question that is open is asked once more', async () => {
  const talk = ['suboxone', 'florida', 'what is the number of the second one']
  const [, stays, number] = await holdTalk('en', ...talk)
  expect(stays?.answer.asks).toBe('insurance')
  expect(stays?.answer.text).toContain('What health insurance do you have?')
  expect(number?.answer.text).toContain('1-800-503-6897')
})

test.each<[Language, string[]]>([
  ['en', ['Eliquis', 'medicare', 'i get 1,610 a month and live alone in ohio']],
  ['en', ['suboxone', 'no insurance']],
  ['en', ['suboxone', 'florida', 'help me pay for it']],
  ['es', ['Eliquis', 'no tengo seguro']],
])('%s: what moves the list, or asks for it, shows it: %j', async (page, turns) => {
  const last = (await holdTalk(page, ...turns)).at(-1)
  expect(last?.answer.items.length).toBeGreaterThan(0)
  expect(last?.answer.text).not.toMatch(/stays the same|sigue igual/)
})

test.each<[Language, string[]]>([
  ['en', ['Benlysta', 'no insurance, 44, Virginia', 'do i count my roommate or not']],
  ['en', ['Trelegy', 'south carolina, no insurance', 'what if i say i make more than i do']],
  ['en', ['Truvada', 'private insurance', 'is my household just me or everybody here']],
  ['es', ['Velphoro', 'medicare y medicaid', 'medicaid me da transporte?', 'eso me lo cobran después o es del seguro']],
])('%s: what asks for no list is not answered by the one that was shown: %j', async (page, turns) => {
  const last = (await holdTalk(page, ...turns)).at(-1)
  expect(last?.understood.intent).toBe('unclear')
  expect(last?.answer.items).toEqual([])
})

test.each<[Language, string[]]>([
  ['en', ['Eliquis', 'medicare', 'what help is there for me']],
  ['en', ['Eliquis', 'do i qualify for any of these']],
  ['en', ['Eliquis', 'no insurance', 'so what do I do now']],
])('%s: what asks for the list shows it: %j', async (page, turns) => {
  expect((await holdTalk(page, ...turns)).at(-1)?.understood.intent).not.toBe('unclear')
})

test('after a question that was not of the list, its first is no next step', async () => {
  const turns = [
    'EpiPen',
    'dillon montana',
    'can i be on my moms? she works for the school',
    'oh til 26. she said i got kicked off at 18 lol',
  ]
  expect((await holdTalk('en', ...turns)).at(-1)?.answer.text).not.toContain('Your next step')
})

test.each<[Language, string, string]>([
  ['en', 'lisinopril', 'What health insurance do you have?'],
  ['es', 'lisinopril', '¿Qué seguro médico tiene?'],
])(
  '%s: where no program is just for the medicine, the insurance is asked all the same',
  async (page, drug, question) => {
    expect(await lastAnswer(page, drug)).toContain(question)
  },
)
