import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMedicineReader } from '#server/chat/medicines/medicine-reader.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { readMedicineList } from './read-medicine-list.ts'

const reader = createMedicineReader(catalogue.drugs)
const read = (text: string, inTurn = async () => {}) => readMedicineList(text, reader, inTurn)

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
])('%s is read', async (_, text, names) => {
  const { drugs, ...rest } = await read(text)
  expect(drugs.map((id) => catalogue.findDrug(id)?.name)).toEqual(names)
  expect(rest).toEqual({ doubtful: [], unread: [] })
})

test('a doubtful name is asked, and never taken', async () => {
  const { drugs, doubtful } = await read('metformin 500\nhumalin 10 units')
  expect(drugs).toEqual(['metformin'])
  expect(doubtful).toEqual([{ typed: 'humalin', mayBe: expect.arrayContaining(['humalog']) }])
})

test('what is not known comes back as it was typed', async () => {
  const { drugs, unread } = await read('Ozempic\nqwertzu 20 mg\ntake with my aunt')
  expect(drugs).toEqual(['ozempic'])
  expect(unread).toEqual(['qwertzu 20 mg', 'take with my aunt'])
})

test('a list of nothing is a list of nothing', async () => {
  for (const text of ['', ' \n , ; • ', '1.\n2.\n', '500 mg, 10'])
    expect(await read(text)).toEqual({ drugs: [], doubtful: [], unread: [] })
})

test('no line of a list is lost, whatever stands in it', async () => {
  const line = fc.stringMatching(/^[a-zñ]{5,12}( [a-z]{5,8})?$/)
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 8 }), async (lines) => {
      const whole = await read(lines.join('\n'))
      const kept = [...whole.drugs, ...whole.doubtful.map(({ typed }) => typed), ...whole.unread]
      const readAlone = await Promise.all(lines.map((each) => read(each)))
      const alone = readAlone.map(({ drugs, doubtful, unread }) => [
        ...drugs,
        ...doubtful.flatMap(({ typed, mayBe }) => [typed, ...mayBe]),
        ...unread,
      ])
      expect(alone.filter((said) => !said.some((one) => kept.includes(one)))).toEqual([])
    }),
  )
})

test('each line waits for its turn, and what comes after the hundredth is not read and not lost', async () => {
  const lines = Array.from({ length: 250 }, (_, at) => `${['lisinoprl', 'qwertz', '20 mg daily'][at % 3]} ${at}.`)
  lines[0] = 'Ozempic 1 mg'
  lines[249] = 'Eliquis 5 mg'
  let turns = 0
  const { drugs, unread } = await read(lines.join('\n'), async () => {
    turns += 1
  })
  expect([turns, drugs.includes('ozempic'), drugs.includes('eliquis')]).toEqual([100, true, false])
  expect(unread).toContain('Eliquis 5 mg')
})

test('letters that could be doses are read as quickly as others', async () => {
  const text = `${'a'.repeat(60)}!`
  expect((await read(text)).unread).toEqual([text])
})

test.each([
  '500 mg',
  '40 MG/0.4 ML',
  '2 tablets twice a day',
  'cada 8 horas con comida',
  '1 cápsula cada noche',
  '2xday',
])('"%s" is no name of a medicine', async (dose) => {
  expect(await read(`Ozempic\n${dose}`)).toEqual({ drugs: ['ozempic'], doubtful: [], unread: [] })
})
