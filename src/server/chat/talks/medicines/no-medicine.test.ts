import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { holdTalk } from '#testing/app/hold-talk.ts'

async function lastOf(page: Language, ...turns: string[]) {
  const last = (await holdTalk(page, ...turns)).at(-1)
  if (!last) throw new Error('Nothing was answered')
  return last
}

test.each<[Language, string[]]>([
  ['es', ['necesito ayuda para mis nietos']],
  ['es', ['lisinopril', 'graciasss']],
  ['en', ['Lipitor, no insurance', 'thanksss']],
  ['es', ['lantus para mi gato', 'se llama Pancho por si lo piden en la farmacia']],
  ['en', ['Wegovy, blue cross', 'they dropped it, excluded for gender dysphoria']],
  ['es', ['Cosentyx', 'no lo cubre mi seguro para alopecia']],
])('%s: a word that is no name of a medicine is asked for as none: %j', async (page, turns) => {
  const { understood, answer } = await lastOf(page, ...turns)
  expect([understood.guesses, understood.unknownName]).toEqual([[], ''])
  expect(answer.text).not.toMatch(/I do not know|No conozco “|Did you mean|¿Quiso decir/)
})

test.each<[Language, string[], string[]]>([
  ['en', ['RN at a methadone clinic, asking for a patient with hep C'], []],
  ['es', ['trabajo en una clínica de metadona, busco ayuda para un paciente'], []],
  ['en', ['Ozempic, VA', 'they say metformin first but i already take it since 2019'], ['ozempic']],
  ['es', ['Ozempic, VA', 'dicen q primero metformina y ya la tomo desde 2019'], ['ozempic']],
])(
  '%s: a clinic’s name or a first step that was taken is no medicine that is asked about: %j',
  async (page, turns, drugs) => {
    const talk = await holdTalk(page, ...turns)
    expect(talk.at(-1)?.context.drugs).toEqual(drugs)
  },
)

test.each<[Language, string[], string[]]>([
  ['en', ['Lipitor', 'also one that is called Zetia'], ['ezetimibe', 'zetia']],
  ['en', ['methadone for pain, no insurance'], ['methadone']],
])('%s: but these are: %j', async (page, turns, drugs) => {
  const { understood } = await lastOf(page, ...turns)
  expect(understood.drugs.every((drug) => drugs.includes(drug)) && understood.drugs.length > 0).toBe(true)
})

test.each<[Language, string[]]>([
  ['en', ['Cymbalta', 'last one was this morning']],
  ['es', ['Cymbalta', 'la última fue hoy en la mañana']],
])('%s: the last pill is of no list: %j', async (page, turns) => {
  expect((await lastOf(page, ...turns)).understood.intent).not.toBe('detail')
})

test('the last of a list is told of', async () => {
  expect((await lastOf('en', 'Cymbalta, no insurance', 'tell me about the last one')).understood.intent).toBe('detail')
})

test('who has no computer is told the number', async () => {
  const says = "I don't have a computer, I am typing on my granddaughter's old phone. is there a phone number"
  expect((await lastOf('en', 'Eliquis, I have medicare', says)).understood.intent).toBe('phone')
})
