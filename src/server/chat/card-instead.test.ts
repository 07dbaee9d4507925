import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { holdTalk, lastAnswer } from '#testing/hold-talk.ts'

test('a question beside a medicine is answered, where a list of programs would be none', async () => {
  const turns = ['albuterol', 'medicaid for both kids', 'and mine stops soon since the baby came?']
  expect(await lastAnswer('en', ...turns)).toContain('/questions/medicaid-after-birth')
})

test.each<[Language, string[], string]>([
  [
    'en',
    ['Trulicity', 'medicaid', 'will i lose it if i move to florida'],
    'I moved to another state, does my insurance still work?',
  ],
  ['es', ['Humira', 'seguro del trabajo', 'si me corren puedo apuntarme al cobra despues'], '¿Qué es COBRA?'],
])('%s: %j: where no record surely answers, the likeliest are offered to press', async (page, turns, question) => {
  const answers = await holdTalk(page, ...turns)
  const { text, suggestions } = answers.at(-1)?.answer ?? { text: '', suggestions: [] }
  expect(text).toContain(`- ${question}`)
  expect(suggestions).toContain(question)
})

test.each<[Language, string, RegExp]>([
  ['en', 'if they lay me off can i sign up for cobra later only if i need it', /Humira|HUMIRA/],
  ['es', 'si me corren puedo apuntarme al cobra despues', /Humira|HUMIRA/],
])(
  '%s: %j: a program that was shown is not to be asked what other answers may tell',
  async (page, question, program) => {
    expect(
      await lastAnswer(page, 'Humira', page === 'en' ? 'job insurance' : 'seguro del trabajo', question),
    ).not.toMatch(program)
  },
)
