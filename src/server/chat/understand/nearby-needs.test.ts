import { expect, test } from 'vitest'
import { type Language, languages } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import { emptyContext } from '#server/chat/turn.ts'
import { testUnderstanding } from '#testing/understanding.ts'
import { nearbyNeeds } from './nearby-needs.ts'

const understand = testUnderstanding()
const needs = [...nearbyNeeds].flatMap(([name, need]) => languages.map((language) => ({ name, language, need })))

test.each(needs)(
  '$name in $language: what a button says in the middle of a talk is looked for',
  ({ language, need }) => {
    const before = { ...emptyContext, language, intent: 'programs', last: 'programs', drugs: ['ozempic'] } as const
    const talk = { ...before, drugs: [...before.drugs], shown: [{ kind: 'program' as const, id: 'novo-nordisk-pap' }] }
    expect(
      understand(translators[language]('chatTalk.nearMe', { need: need[language] }), talk, language),
    ).toMatchObject({
      intent: 'local_help',
      need: expect.stringMatching(/./),
    })
  },
)

test.each([
  ['en', 'help with Eliquis and where is a food pantry', 'food pantry'],
  ['es', 'no puedo pagar mi Eliquis y en la casa ya no hay qué comer esta semana', 'comida'],
  ['es', 'ayuda con Trulicity y también con la renta que debo', 'renta'],
] as const)('%s: of "%s" the medicine is answered, and the other need is kept', (language, said, also) => {
  expect(understand(said, emptyContext, language)).toMatchObject({ intent: 'programs', also })
})

test('who asks for a medicine alone needs nothing else', () => {
  for (const said of ['help with Eliquis', 'copay card for Humira', 'cuánto cuesta Jardiance'])
    expect(understand(said, emptyContext, 'en').also).toBe('')
})

test.each<[Language, string, RegExp]>([
  ['es', 'comida y quien me cuide a los niños mientras voy a diálisis, Albuquerque', /comida|cuid/],
  ['en', 'and food? renal diet ideally but any food, Houston', /food/],
])('%s: what is needed comes before what is told beside it: %s', (page, says, need) => {
  const { need: asked } = understand(says, emptyContext, page)
  expect(asked).toMatch(need)
  expect(asked).not.toMatch(/di[aá]lisis|renal/)
})

test.each<[Language, string]>([
  ['en', 'I need someone to stay with my mom while i work, tampa fl'],
  ['es', 'alguien que cuide a mi mamá en Tampa'],
])('%s: care at home is asked for by whom it is for: %s', (page, says) => {
  expect(understand(says, emptyContext, page).need).toMatch(/mom|mam/)
})
