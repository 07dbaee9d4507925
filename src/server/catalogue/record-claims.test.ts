import { expect, test } from 'vitest'
import { claimProblems, type RecordHas } from './record-claims.ts'

const everything: RecordHas = { phone: true, page: true, form: true, incomeLimit: true, age: true }
const nothing: RecordHas = { phone: false, page: false, form: false, incomeLimit: false, age: false }

function told(has: RecordHas, en: string, es: string) {
  return claimProblems({ exceptions: { en, es } }, has).map(({ field, message }) => `${field} ${message}`)
}

test.each([
  ['a phone', 'The phone number is Social Security, for checking your Part A.', 'El teléfono es del Seguro Social.'],
  ['a phone', 'In Alaska, call for help.', 'En Alaska, llame para pedir ayuda.'],
  ['a page', 'Check the terms on the website for your inhaler.', 'Revise las condiciones en el sitio web.'],
  ['a form', 'You can apply with the CareASSIST form.', 'Puede solicitarlo con el formulario de CareASSIST.'],
  [
    'an income limit',
    'The income limit is for Eliquis, and others may differ.',
    'El límite de ingresos es para Eliquis.',
  ],
  [
    'an income limit',
    'The income limit we know is for Xarelto.',
    'El límite de ingresos que conocemos es para Xarelto.',
  ],
  ['an income limit', 'The income limit is from an older page.', 'El límite de ingresos es de una página anterior.'],
  ['an age', 'The age rule is for the StarterRx offer.', 'La regla de edad es para la oferta StarterRx.'],
])('a text that speaks of %s which the record lacks is told in both languages', (thing, en, es) => {
  expect(told(nothing, en, es)).toEqual([
    `exceptions.en speaks of ${thing} that the record lacks: “${en}”`,
    `exceptions.es speaks of ${thing} that the record lacks: “${es}”`,
  ])
  expect(told(everything, en, es)).toEqual([])
})

test.each([
  ['a name is no call', 'In New York it is called HIICAP.', 'En Nueva York se llama HIICAP.'],
  ['a number stands in the text itself', 'Call 1-800-555-0100 first.', 'Llame primero al 1-800-555-0100.'],
  [
    'the doctor has the form',
    'You enroll with a form from your doctor.',
    'Se inscribe con un formulario de su médico.',
  ],
  [
    'a tax form is not ours to give',
    'You must send a tax return (Form 1040).',
    'Debe enviar su declaración de impuestos (formulario 1040).',
  ],
  [
    'the sentence has the figure',
    'The 2025 income limit was $75,000; the income limit may be 500% now.',
    'El límite de ingresos puede ser el 500%.',
  ],
  [
    'the limit is said to be unknown',
    'The program checks your income, but we do not know the limit.',
    'El programa revisa sus ingresos, pero no sabemos el límite.',
  ],
  ['there is none', 'There is no income limit.', 'No hay límite de ingresos.'],
  ['each has its own', 'Each medicine has its own income limit.', 'Cada medicina tiene su propio límite de ingresos.'],
])('nothing is told where %s', (_, en, es) => {
  expect(told(nothing, en, es)).toEqual([])
})

test('a record with a limit must not say that the limit is not known', () => {
  const en = 'The program checks your income, but we do not know the limit.'
  const es = 'El programa revisa sus ingresos, pero no sabemos cuál es el límite.'
  expect(told(everything, en, es)).toEqual([
    expect.stringContaining('exceptions.en says that the income limit is not known'),
    expect.stringContaining('exceptions.es says that the income limit is not known'),
  ])
})
