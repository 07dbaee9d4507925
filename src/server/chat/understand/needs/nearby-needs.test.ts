import { expect, test } from 'vitest'
import { type Language, languages } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import { emptyContext } from '#server/chat/turn.ts'
import { testUnderstanding } from '#testing/app/understanding.ts'
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
  ['es', 'buenas tardes señorita ayúdeme con la renta y con mi Eliquis', 'renta'],
  ['en', 'please help with my Eliquis and the rent too', 'rent'],
] as const)('%s: of "%s" the medicine is answered, and the other need is kept', (language, said, also) => {
  expect(understand(said, emptyContext, language)).toMatchObject({ intent: 'programs', also })
})

test('who asks for a medicine alone needs nothing else', () => {
  const told = 'me dieron 30 pastillas de Biktarvy en una clinica hace 3 semanas'
  for (const said of ['help with Eliquis', 'copay card for Humira', 'cuánto cuesta Jardiance', told])
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

test.each<[Language, string, RegExp]>([
  ['es', 'dónde regalan un coche de bebé, 78228', /carriola/],
  ['en', 'car seat for my baby, 78228', /baby seat/],
  ['es', 'ocupo un carro para mi trabajo, 78228', /carro/],
])('%s: the car of a baby is no car: %s', (page, says, need) => {
  expect(understand(says, emptyContext, page).need).toMatch(need)
})

test.each<[Language, string]>([
  ['en', 'I need dulera, new job in march and the insurance kicks in then'],
  ['es', 'trabajo en un restaurante de comida china'],
  ['es', 'mi esposo trabaja cuidando niños'],
  ['en', 'she works in child care'],
])('%s: what somebody does for a living is not looked for: %s', (page, says) => {
  expect(understand(says, { ...emptyContext, intent: 'programs', drugs: ['lantus'] }, page).need).toBe('')
})

test.each<[Language, string, RegExp]>([
  ['es', 'trabajo de noche y necesito quien me cuide a los niños', /cuid/],
  ['en', 'i work at a warehouse but we have no food', /food/],
])('%s: what is needed beside the work is: %s', (page, says, need) => {
  expect(understand(says, emptyContext, page).need).toMatch(need)
})

test.each<[Language, string]>([
  ['en', 'I need someone to stay with my mom while i work, tampa fl'],
  ['es', 'alguien que cuide a mi mamá en Tampa'],
])('%s: care at home is asked for by whom it is for: %s', (page, says) => {
  expect(understand(says, emptyContext, page).need).toMatch(/mom|mam/)
})
