import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { holdTalk, lastAnswer } from '#testing/app/hold-talk.ts'

/** What Navi answers to each turn of a talk. */
async function answersTo(page: Language, turns: string[]) {
  return (await holdTalk(page, ...turns)).map(({ answer }) => ({ ...answer, shown: answer.shown.map(({ id }) => id) }))
}

test.each([
  ['en', 'what is a deductible', 'but what is a deductible', 'More on what I just said', 'After you meet it'],
  ['es', 'qué es un deducible', 'pero qué es un deducible', 'Más sobre lo que acabo de decir', 'Después de cumplirlo'],
] as const)(
  '%s: who asks the same once more hears what there was no room for',
  async (page, first, again, begins, tells) => {
    const [told, more] = await answersTo(page, [first, again])
    expect(more?.text).toMatch(new RegExp(`^${begins}`))
    expect(more?.text).toContain(tells)
    expect(more?.text).toContain('(/questions/deductible)')
    expect(more?.text.slice(0, 60)).not.toBe(told?.text.slice(0, 60))
  },
)

test.each([
  ['en', 'what is a deductible', 'can you say that again'],
  ['es', 'qué es un deducible', 'me lo puede repetir'],
] as const)(
  '%s: an answer of knowledge is said again when that is asked, as far as there is room',
  async (page, first, again) => {
    const [told, repeated] = await answersTo(page, [first, again])
    const [sentence = ''] = told?.text.split('. ') ?? []
    expect(sentence.length).toBeGreaterThan(40)
    expect(repeated?.text).toContain(sentence)
    expect(repeated?.text).toContain('(/questions/deductible)')
  },
)

test.each([
  ['en', 'i have medicare and take eliquis', 'will this affect my immigration case'],
  ['es', 'tengo medicare y tomo eliquis', 'esto afecta mi caso de inmigración'],
] as const)(
  '%s: a question that names no medicine is not answered with the list of before',
  async (page, first, then) => {
    const [list, next] = await answersTo(page, [first, then])
    expect(list?.shown.length).toBeGreaterThan(0)
    expect(next?.shown).not.toEqual(list?.shown)
  },
)

test.each([
  ['en', 'i cant go on anymore', ['who helps with abilify', 'i have no income', 'i live in ohio']],
  ['es', 'ya no puedo más, me quiero morir', ['quién ayuda con abilify', 'no tengo ingresos', 'vivo en ohio']],
] as const)('%s: after danger it is asked once more, and not with every turn', async (page, danger, then) => {
  const answers = await answersTo(page, [danger, ...then])
  const asking = answers.slice(1).filter(({ text }) => /^\*\*(?:First: is someone|Primero: ¿hay alguien)/.test(text))
  expect(answers[0]?.text).toContain('988')
  expect(asking.length).toBeLessThan(2)
})

test.each([
  ['en', 'ok thats a lot, what do i do first', /You are welcome/],
  ['es', 'ok es mucho, qué hago primero', /De nada/],
] as const)('%s: who asks something is not only told that they are welcome', async (page, says, polite) => {
  const first = page === 'en' ? 'i take symbicort and have no insurance' : 'tomo symbicort y no tengo seguro'
  const [, answer] = await answersTo(page, [first, says])
  expect(answer?.text).not.toMatch(polite)
})

test.each<[Language, string[], RegExp]>([
  [
    'en',
    ['my hospital bill went to collections', 'its from methodist', 'im in indiana', 'just me here'],
    /What to do next/,
  ],
  [
    'es',
    ['mi cuenta del hospital está en cobranza', 'es del metodista', 'vivo en Indiana', 'vivo sola'],
    /Qué hacer ahora/,
  ],
])('%s: who goes on telling is not told the same step after each fact: %j', async (page, turns, step) => {
  const answers = (await holdTalk(page, ...turns)).map(({ answer }) => answer.text)
  expect(answers[1]).toMatch(step)
  expect(answers.slice(2).join('\n')).not.toMatch(step)
  expect(await lastAnswer(page, ...turns, page === 'en' ? 'so what do i do now' : '¿y ahora qué hago?')).toMatch(step)
})
