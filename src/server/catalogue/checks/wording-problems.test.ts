import { expect, test } from 'vitest'
import { oldFigureProblems, wordingProblems } from './wording-problems.ts'

function told(en: string, es: string) {
  return wordingProblems({ benefit: { en, es } }).map(({ field }) => field)
}

test.each([
  ['paying with coins and bills', 'You pay cash.', 'Usted paga en efectivo.', ['benefit.es']],
  ['money that is paid out', 'Cash aid for families.', 'Ayuda en efectivo para familias.', []],
  ['an amount said to be effective', 'The offer is effective.', 'La oferta es efectiva.', []],
  ['another name for a medicine', 'A medicine.', 'Un medicamento.', ['benefit.es']],
  [
    'the poverty level',
    'At or under 130% of the poverty level.',
    'Hasta el 130% del nivel de pobreza.',
    ['benefit.en', 'benefit.es'],
  ],
  [
    'the federal poverty level',
    'At or under 130% of the federal poverty level.',
    'Hasta el 130% del nivel federal de pobreza.',
    ['benefit.en', 'benefit.es'],
  ],
  ['a percent in words', 'At most 250 percent.', 'Hasta el 250 por ciento.', ['benefit.en', 'benefit.es']],
  ['its initials', 'At most 300% FPL.', 'Como máximo el 300%.', ['benefit.en']],
  [
    'the guideline by its name',
    'At most 300% of the federal poverty guideline.',
    'Como máximo el 300% de la guía federal de pobreza.',
    [],
  ],
  [
    'a limit of the help beside what the person pays',
    'Pay $25 for each fill, up to $25,000 a year.',
    'Pague $25 por cada surtido, hasta $25,000 al año.',
    ['benefit.en', 'benefit.es'],
  ],
  [
    'the same with “at most”',
    'You may pay $25 a month, at most $2,000 a year.',
    'Podría pagar $25 al mes, máximo $2,000 al año.',
    ['benefit.en', 'benefit.es'],
  ],
  [
    'a limit of the help in its own sentence',
    'Pay $25 for each fill. The card pays up to $25,000 a year.',
    'Pague $25 por cada surtido. La tarjeta paga hasta $25,000 al año.',
    [],
  ],
  [
    'help that is called help',
    'You may pay $0, with up to $15,000 of help a year.',
    'Podría pagar $0, con hasta $15,000 de ayuda al año.',
    [],
  ],
  [
    'the most that the person does pay',
    'You pay at most $50 a quarter.',
    'Usted paga como máximo $50 por trimestre.',
    [],
  ],
])('%s', (_, en, es, fields) => {
  expect(told(en, es)).toEqual(fields)
})

const exceptions = {
  en: 'These terms are from 2018. Ask the program to confirm.',
  es: 'Estas condiciones son de 2018. Pida al programa que las confirme.',
}

test('dollars that the exceptions call old are told, unless their year stands beside them', () => {
  const benefit = { en: 'Pay $25 a fill.', es: 'Pague $25 por surtido.' }
  expect(oldFigureProblems({ benefit, exceptions }).map(({ field }) => field)).toEqual(['benefit.en', 'benefit.es'])
  const older = { en: 'The amount comes from an older page.', es: 'La cantidad viene de una página antigua.' }
  expect(oldFigureProblems({ benefit, exceptions: older })).toHaveLength(2)

  const dated = { en: 'In 2018, you could pay $25 a fill.', es: 'En 2018 podía pagar $25 por surtido.' }
  expect(oldFigureProblems({ benefit: dated, exceptions })).toEqual([])
  const without = { en: 'Lowers your copay.', es: 'Baja su copago.' }
  expect(oldFigureProblems({ benefit: without, exceptions })).toEqual([])
})

test('an offer that began or ends on a day is not old', () => {
  const benefit = { en: 'Pay $35 a month.', es: 'Pague $35 al mes.' }
  const began = { en: 'This offer began on June 1, 2024.', es: 'Esta oferta empezó el 1 de junio de 2024.' }
  const ends = { en: 'The offer ends December 31, 2026.', es: 'La oferta termina el 31 de diciembre de 2026.' }
  expect(oldFigureProblems({ benefit, exceptions: began })).toEqual([])
  expect(oldFigureProblems({ benefit, exceptions: ends })).toEqual([])
  expect(oldFigureProblems({ benefit, exceptions: null })).toEqual([])
})
