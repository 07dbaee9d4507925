import { expect, test } from 'vitest'
import { type Language, languages } from '#i18n/languages.ts'
import { emptyContext } from '#server/chat/turn.ts'
import { lastAnswer } from '#testing/app/hold-talk.ts'
import { testUnderstanding } from '#testing/app/understanding.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'

test.each<[Language, string[], string]>([
  ['en', ['does bankruptcy clear medical bills'], 'bankruptcy-medical-debt'],
  ['en', ['Eliquis', 'Can they take my Social Security for a medical bill?'], 'garnish-benefits-bank'],
  ['es', ['perdi mi tarjeta de medicare como consigo otra'], 'lost-medicare-card'],
  ['es', ['¿Me pueden pagar por cuidar a mi mamá?'], 'paid-family-caregiver'],
])(
  '%s: %j: an answer that is not learnt answers its own questions, however they are typed',
  async (page, turns, card) => {
    expect(await lastAnswer(page, ...turns)).toContain(`(/questions/${card})`)
  },
)

test('each question of an answer that is not learnt is answered by it, but where danger is heard first', () => {
  const understand = testUnderstanding()
  const others = catalogue.servedKnowledge
    .filter(({ not_learnt, emergency }) => not_learnt && !emergency)
    .flatMap(({ id, questions }) =>
      languages.flatMap((language) =>
        questions[language].flatMap((question) => {
          const { intent, cards } = understand(question, emptyContext, language)
          return intent === 'knowledge' && cards[0] === id ? [] : [{ id, intent }]
        }),
      ),
    )
  expect(others.filter(({ intent }) => intent !== 'emergency')).toEqual([])
  expect(new Set(others.map(({ id }) => id)).size).toBeLessThanOrEqual(4)
})

test.each<[Language, string[], string]>([
  ['en', ['my wife and I never heard of CHAMPVA, how do we get it'], 'champva'],
  ['es', ['me llevan a la corte por una cuenta del hospital, qué hago'], 'sued-for-medical-debt'],
  [
    'en',
    ['Eliquis', 'i have a car and a little savings, do i lose my medicaid for that?'],
    'medicaid-savings-house-car',
  ],
  ['es', ['Sprycel', 'tengo un carro, ¿pierdo el Medicaid por eso?'], 'medicaid-savings-house-car'],
])('%s: %j: an answer is found by the words of its record, beside an answer to ours too', async (page, turns, card) => {
  expect(await lastAnswer(page, ...turns)).toContain(`(/questions/${card})`)
})
