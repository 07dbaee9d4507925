import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { lastAnswer } from '#testing/hold-talk.ts'

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
