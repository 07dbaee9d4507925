import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { createMedicineReader } from './medicine-reader.ts'

const reader = createMedicineReader(catalogue.drugs)

function read(text: string, expected = false) {
  return reader.read(text, { expected })
}

test.each([
  ['I need help with Ozempic', 'ozempic'],
  ['OZEMPIC???', 'ozempic'],
  ['Ozempic, Jardiance y metformina 500 mg', 'ozempic jardiance metformin'],
  ['¿hay programas para la metformina?', 'metformin'],
  ['my Humalog KwikPen costs too much', 'humalog'],
  ['Toujeo SoloStar', 'toujeo'],
  ['creon', 'creon'],
  ['ayuda con creon', 'creon'],
  ['soma', 'soma'],
  ['help with yaz', 'yaz'],
  ['ácido fólico', 'folic-acid'],
  ['acido folico por favor', 'folic-acid'],
  ["it's spelled o-z-e-m-p-i-c", 'ozempic'],
  ['E L I Q U I S', 'eliquis'],
  ['janovia', 'januvia'],
  ['lisinopril/hydrochlorothiazide', 'lisinopril-hydrochlorothiazide'],
  ['the Ella pill', 'ella'],
  ['la pastilla Ella', 'ella'],
  ['Glucotrol', 'glucotrol-xl'],
  ['humira and enbrel', 'humira enbrel'],
  ['trulicity o victoza', 'trulicity victoza'],
])('%s is %s for sure', (text, ids) => {
  expect(read(text)).toMatchObject({ drugs: ids.split(' '), guesses: [], unknownName: '' })
})

test.each(catalogue.drugs.filter(({ notLearnt }) => notLearnt).map(({ id, name }) => [name, id]))(
  '%s, which the language model has not learnt, is %s all the same, in both languages',
  (name, id) => {
    for (const text of [`how do I pay for ${name}`, `¿quién ayuda con ${name.toLowerCase()}?`])
      expect(read(text)).toMatchObject({ drugs: [id], guesses: [], unknownName: '' })
  },
)

test.each(['tengo miedo', 'vasco', 'day by day', 'all the loco prices', 'my armor'])(
  '%s is no medicine that few people name',
  (text) => {
    expect(read(text)).toMatchObject({ drugs: [], guesses: [] })
  },
)

test.each([
  ['novolin', ['novolin-70-30', 'novolin-n', 'novolin-r']],
  ['i take oh zem pick', ['ozempic']],
  ['necesito el a quis', ['eliquis']],
])('%s is asked about', (text, ids) => {
  const { drugs, guesses, unknownName } = read(text)
  expect({ drugs, guesses: guesses.slice(0, ids.length) }).toEqual({ drugs: [], guesses: ids })
  expect(unknownName).not.toBe('')
})

test.each([
  'help me please',
  'I am a human and I ride the metro',
  'what plan is best on Medicare',
  'my blood pressure and my sugar',
  'I need insulin',
  'a blood thinner',
  'my asthma inhaler',
  'diabetes medicine',
  'food pantry in Rochester',
  'ayuda para pagar la renta',
  'comida para mis hijos',
  'programas para ella',
  'ella tiene seguro',
  'no pago casi nada por ellas',
  'necesito insulina',
  'medicina para la presión',
  'vivo en Buffalo',
  'singular plan for my daughter',
  'my name is not important',
  'I lost my job across the street, general store',
  'is there a copay card for federal workers',
  'where is the regional center',
  'what are my options in new york',
  '¿qué actos hay este mes?',
  'electric bill',
  'sí, es DaVita',
  'the center is Fresenius',
  'her neuro is on call till six',
  'me manda el nefro',
])('%s names no medicine', (text) => {
  expect(read(text)).toEqual({ drugs: [], guesses: [], unknownName: '', rest: text })
})

test.each([
  ['a medicine called Zorblax', false, 'Zorblax'],
  ['my Zorblax is expensive', false, 'Zorblax'],
  ['una medicina llamada Zorblax', false, 'Zorblax'],
  ['programs for Zorblax', false, 'Zorblax'],
  ['zorblax', true, 'zorblax'],
  ['zorblax', false, ''],
  ["I don't know", true, ''],
  ['no sé', true, ''],
])('%s, expected %s, names "%s"', (text, expected, unknownName) => {
  expect(read(text, expected)).toMatchObject({ drugs: [], guesses: [], unknownName })
})

test('the rest is the text without the names and what the bottle says after them', () => {
  expect(read('help with metformin 500 mg in Buffalo').rest).toBe('help with in Buffalo')
  expect(read('Humalog KwikPen coupon').rest).toBe('coupon')
})

test('cities that are told are no mistakes in names', () => {
  expect(createMedicineReader(catalogue.drugs, ['Humirra']).read('in humirra', { expected: false }).guesses).toEqual([])
})

test('every name of every medicine leads to it', () => {
  for (const { id, name, spanishNames, aliases } of catalogue.drugs) {
    expect(read(name, true).drugs, name).toContain(id)
    for (const other of [...spanishNames, ...aliases]) {
      const { drugs, guesses } = read(other, true)
      expect([...drugs, ...guesses].length, other).toBeGreaterThan(0)
    }
  }
})

test('any text is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.boolean(), (text, expected) => {
      const { guesses, rest } = read(text, expected)
      expect(guesses.length).toBeLessThanOrEqual(3)
      expect(rest.length).toBeLessThanOrEqual(text.length)
    }),
  )
})
