import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMedicineReader } from '#server/chat/medicines/medicine-reader.ts'
import { catalogue } from '#testing/shipped-catalogue.ts'
import { readMedicineList } from './read-medicine-list.ts'

const reader = createMedicineReader(catalogue.drugs)
const read = (text: string) => readMedicineList(text, reader)
const namesIn = (text: string) => read(text).drugs.map((id) => catalogue.findDrug(id)?.name)

test.each([
  ['a line as a doctor writes it', 'Eliquis 5mg bid, jardiance 10, metoprolol', ['Eliquis', 'Jardiance', 'metoprolol']],
  [
    'bullets and numbers',
    '1. Ozempic 0.5 mg\n2) Lipitor 80mg qhs\n- metformin 500',
    ['Ozempic', 'Lipitor', 'metformin'],
  ],
  ['two languages', 'metformina 850 mg dos veces al día\natorvastatin 40', ['metformin', 'atorvastatin']],
  ['tabs and middle dots', '• Xarelto\t20 mg · Januvia 100', ['Xarelto', 'Januvia']],
  ['one name twice', 'Eliquis\neliquis 5 mg', ['Eliquis']],
  ['capitals', 'HUMIRA PEN 40 MG/0.4 ML', ['Humira']],
  ['a comma within a dose', 'levotiroxina 0,5 mg, Farxiga', ['levothyroxine', 'Farxiga']],
  ['joined by a word', 'ozempic y jardiance', ['Ozempic', 'Jardiance']],
])('%s is read', (_, text, names) => {
  expect(namesIn(text)).toEqual(names)
  expect(read(text)).toMatchObject({ doubtful: [], unread: [] })
})

test('a doubtful name is asked, and never taken', () => {
  const { drugs, doubtful } = read('metformin 500\nhumalin 10 units')
  expect(drugs).toEqual(['metformin'])
  expect(doubtful).toEqual([{ typed: 'humalin', mayBe: expect.arrayContaining(['humalog']) }])
})

test('what is not known comes back as it was typed', () => {
  const { drugs, unread } = read('Ozempic\nqwertzu 20 mg\ntake with my aunt')
  expect(drugs).toEqual(['ozempic'])
  expect(unread).toEqual(['qwertzu 20 mg', 'take with my aunt'])
})

test('a list of nothing is a list of nothing', () => {
  for (const text of ['', ' \n , ; • ', '1.\n2.\n', '500 mg, 10'])
    expect(read(text)).toEqual({ drugs: [], doubtful: [], unread: [] })
})

test('no line of a list is lost, whatever stands in it', () => {
  const line = fc.stringMatching(/^[a-zñ]{5,12}( [a-z]{5,8})?$/)
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
      const whole = read(lines.join('\n'))
      const kept = [...whole.drugs, ...whole.doubtful.map(({ typed }) => typed), ...whole.unread]
      const alone = lines.flatMap((each) => {
        const { drugs, doubtful, unread } = read(each)
        return [[...drugs, ...doubtful.flatMap(({ typed, mayBe }) => [typed, ...mayBe]), ...unread]]
      })
      expect(alone.filter((said) => !said.some((one) => kept.includes(one)))).toEqual([])
    }),
  )
})

test('two hundred lines are read to the end', () => {
  const text = Array.from(
    { length: 200 },
    (_, at) => `${at}. ${['Ozempic 1 mg', 'ozempik', 'lisinoprl 10', 'qwertz'][at % 4]}`,
  )
  expect(read(text.join('\n')).drugs).toContain('ozempic')
})
