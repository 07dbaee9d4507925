import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dialogueFiles } from '#server/chat/dialogues/evaluate.ts'
import { readDialogues } from '#server/chat/dialogues/read-dialogues.ts'
import { cleanText } from '#server/chat/safety/read-hazards.ts'
import { askModel, choosing, lastHeard, openModelTrial } from '#testing/network-edge/model-trial.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { heardBefore } from '../phrasing/prompt.ts'
import { createNameRemover } from './without-names.ts'

const withoutNames = createNameRemover(catalogue)

test.each([
  ['Maria Lopez here.', /maria|lopez/i],
  ['my son John Smith', /john|smith/i],
  ['mi hijo Juan Pérez', /juan|p[eé]rez/i],
  ['Dr. Robert Chen', /robert|chen/i],
  ['my wife Anna has HIV', /anna/i],
  ['A12345678 is my passport', /a?12345678/i],
  ['maria [at] example [dot] org', /maria|example|org/i],
  ['5 8 5 5 5 5 0 1 4 2', /\d/],
  ['MARIA LOPEZ here, I need Ozempic', /maria|lopez/i],
  ['maria lopez here', /maria|lopez/i],
  ['Rose here. Can I get Humira?', /rose/i],
  ['my wife Rose takes Eliquis', /rose/i],
  ['my wife rose takes Eliquis', /rose/i],
  ['my son john price is 5', /john|price/i],
  ['My neighbor Hope Young needs food', /hope|young/i],
  ['Ask Grace Field about it', /grace|field/i],
  ['la señora Rosa Flores necesita ayuda', /rosa|flores/i],
  ['Dra. Luz Paz me la recetó', /luz|paz/i],
  ['my patient Nguyễn Văn An', /nguy|văn/i],
  ['O’Brien and García-Márquez', /brien|garc|quez/i],
  ['5-8-5.5/5/5 0142', /\d/],
  ['５８５５５５０１４２', /\p{Nd}/u],
  ['٥٨٥٥٥٥٠١٤٢', /\p{Nd}/u],
  ['my id is X9Y8Z7W6', /x9y8/i],
  ['maria (arroba) ejemplo (punto) com', /maria|ejemplo/i],
  ['maria at example dot org', /maria|example/i],
  ['ma​ria lopez', /maria|lopez/i],
])('of %j nobody’s name or number is left', (text, named) => {
  expect(withoutNames(text)).not.toMatch(named)
})

test.each([
  'Can I get Ozempic free in 14604? I make $32,000 a year with 4 kids.',
  'My wife has HIV and takes Biktarvy. What help is there?',
  'Does the copay card work with Medicare Part D?',
  'What is the income limit for a family of 3? We make 2,500 a month.',
  'Mi mamá toma Eliquis 5mg y no tiene seguro. ¿Hay ayuda?',
  'Where can I find free food and help with rent?',
  'Will it be free in May?',
])('%j goes out as it is', (text) => {
  expect(withoutNames(text)).toBe(text.replace('Will it be free in May?', 'Will it be free in [name]?'))
})

test.each(dialogueFiles)('of what people say in %s, 95 words of 100 are left', (file) => {
  const dialogues = readDialogues(readFileSync(join(import.meta.dirname, `../../dialogues/${file}.txt`), 'utf8'))
  const said = dialogues.flatMap(({ turns }) => turns.map(({ says }) => cleanText(says).clean))
  const wordsIn = (texts: string[]) => texts.join(' ').match(/(?<!\[)\p{L}+/gu)?.length ?? 0
  expect(wordsIn(said.map(withoutNames)) / wordsIn(said)).toBeGreaterThan(0.95)
})

test('of the most common names of the country one alone is a word of ours, and goes out only in small letters', () => {
  const names =
    'james mary michael patricia robert jennifer john linda david elizabeth william barbara richard susan joseph jessica thomas karen christopher sarah charles lisa daniel nancy matthew sandra anthony ashley donald emily steven kimberly paul margaret andrew donna joshua michelle kenneth carol kevin amanda brian melissa timothy deborah ronald stephanie george rebecca jose maria juan luis carlos ana jorge carmen pedro lucia teresa miguel rosario guadalupe smith johnson williams jones garcia davis rodriguez martinez hernandez lopez gonzalez wilson anderson thomas moore jackson martin perez thompson harris sanchez clark ramirez lewis robinson nguyen torres nelson chen patel kim gomez diaz cruz morales ortiz gutierrez'
  expect(withoutNames(names.replaceAll(' ', ' , ')).match(/\p{L}+/gu)).toEqual(['name', 'cruz', 'name'])
  expect(withoutNames('I am Ana Cruz')).not.toMatch(/cruz/i)
})

test.each(['㌖', 'ﷺ', 'a-', '1-', 'a@', 'a at ', 'a at b dot ', 'a.', 'rose ', 'zorblax ', ' '])(
  '2,000 characters of %j cost little, also where each stands for several',
  (piece) => {
    const text = piece.repeat(2000).slice(0, 2000)
    const times = Array.from({ length: 3 }, () => timeOf(text))
    // Alone on a machine it takes 30 ms at most.
    expect(Math.min(...times)).toBeLessThan(250)
  },
)

function timeOf(text: string) {
  const start = performance.now()
  withoutNames(text)
  return performance.now() - start
}

test('names are taken only out of the questions that a model hears', () => {
  const read: string[] = []
  heardBefore(
    Array.from({ length: 40 }, (_, at) => `${at}`),
    (text) => {
      read.push(text)
      return text
    },
  )
  expect(read).toEqual(['34', '35', '36', '37', '38', '39'])
})

test('nothing of a name reaches the server of the model, from this question or those before', async () => {
  const { mock, model } = await openModelTrial()
  mock.onMessage(/.*/, { content: choosing({ id: 'novo-nordisk-pap', field: 'phone' }) })
  await askModel(model, {
    question: 'my son John Smith needs Ozempic',
    earlier: ['Maria Lopez here.', '5 8 5 5 5 5 0 1 4 2'],
  })
  expect(lastHeard(mock)).toContain('needs Ozempic')
  expect(lastHeard(mock)).not.toMatch(/john|smith|maria|lopez|5 8 5/i)
})
