import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { lastAnswer } from '#testing/app/hold-talk.ts'

test.each<[Language, string[], string]>([
  ['en', ['my aunt has Medicare and takes Eliquis', 'does her house count against her?'], 'extra-help-what-counts'],
  ['en', ['Concerta for my grandson, he has Medicaid', 'do they count my check?'], 'income-what-counts'],
  [
    'en',
    ['how long does Medicaid take to approve a medicine?', 'do they count a pickup truck?'],
    'medicaid-savings-house-car',
  ],
  ['en', ['when can I apply for Medicaid?', 'would they count his pay? he makes 85k'], 'household-who-counts'],
  ['es', ['qué es la ayuda extra de medicare', 'tiene ahorros en el banco, ¿eso cuenta?'], 'extra-help-what-counts'],
  ['es', ['¿cuándo puedo pedir medicaid?', 'vivo con mi novio, ¿cuentan lo que él gana?'], 'household-who-counts'],
  ['en', ['my son is on humira', 'does severance count as income? I got 6 weeks'], 'income-what-counts'],
  ['es', ['Humira', '¿el desempleo cuenta como ingreso?'], 'income-what-counts'],
])('%s: what counts is answered for the help that the talk is about: %j', async (page, turns, card) => {
  expect(await lastAnswer(page, ...turns)).toContain(`(/questions/${card})`)
})

test('of a program that is named, its own rules tell', async () => {
  expect(await lastAnswer('en', 'Lilly Cares', 'does it count my savings?')).toContain('Lilly Cares')
})

test('what counts for a deductible is no question of who gets help', async () => {
  expect(await lastAnswer('en', 'I have Medicaid', 'does goodrx count toward my deductible?')).toContain(
    '(/questions/discount-card-and-deductible)',
  )
})
