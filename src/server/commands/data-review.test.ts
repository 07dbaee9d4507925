import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { smallCopyOfCatalogue } from '#testing/records/catalogue-folder.ts'
import { easternDay } from '../eastern-day.ts'
import { reviewSources } from './data-review.ts'
import { watchSources } from './data-watch.ts'

const url = 'https://www.merckhelps.com/trapcard'

/** A copy of the catalogue in which one program rests on a page of our own making. */
function catalogueWithCard() {
  const root = mkdtempSync(join(tmpdir(), 'navi-review-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = smallCopyOfCatalogue(['programs/merck.json', 'communities/states/snap.json'])
  edit(join(folder, 'programs/merck.json'), ({ programs: [program] }) => {
    Object.assign(program, {
      id: 'trap-card',
      name: 'Trap Savings Card',
      phone: '1-800-222-3333',
      website: url,
      benefit: { en: 'Pay as little as $25 per fill.', es: 'Pague tan poco como $25 por surtido.' },
      sources: [{ url, page_date: '2024-01', supports: ['phone', 'income', 'benefit'] }],
      checked_on: null,
      checked_by: null,
      es_reviewed_by: 'A reader',
    })
    program.rules.income = { percent_of_fpl: 300 }
  })
  return { root, folder }
}

// biome-ignore lint/suspicious/noExplicitAny: a test changes files as somebody would by hand
function edit(path: string, change: (json: any) => void) {
  const json = JSON.parse(readFileSync(path, 'utf8'))
  change(json)
  writeFileSync(path, JSON.stringify(json))
}

const read = (folder: string, name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))

const recordOf = (folder: string) => read(folder, 'programs/merck.json').programs[0]

/** Watches a saved page with these sentences. */
async function watchSaved({ root, folder }: ReturnType<typeof catalogueWithCard>, sentences: string, from = url) {
  const saved = join(root, 'saved')
  mkdirSync(saved, { recursive: true })
  const filler =
    'The Trap Savings Card helps people with private insurance to pay for their medicine at the drugstore. '
  writeFileSync(
    join(saved, 'card.html'),
    `<!-- saved from url=(0042)${from} --><p>${sentences}</p><p>${filler.repeat(3)}</p>`,
  )
  const told: string[] = []
  const config = { DATA_DIR: root, PUBLIC_URL: undefined, OPERATOR_MAIL: undefined }
  await watchSources({ folder, saved, config, tell: (line) => told.push(line) })
  return told
}

async function review(folder: string, answers: string[]) {
  const told: string[] = []
  await reviewSources({ folder, tell: (line) => told.push(line), ask: async () => answers.shift() ?? 'quit' })
  return told.join('\n')
}

test('a saved page that says what the record says agrees', async () => {
  const world = catalogueWithCard()
  const told = await watchSaved(world, 'Pay as little as $25 per fill. Call 1-800-222-3333.')
  expect(told).toContain(`agrees      trap-card  ${url}`)
  expect(read(world.folder, 'watch.json').results).toMatchObject([{ record: 'trap-card', verdict: 'agrees' }])
  expect(await review(world.folder, [])).toBe('Nothing to look at.')
})

test('record and page are shown side by side, and “yes” writes the fact, who looked and when, and the change log', async () => {
  const world = catalogueWithCard()
  await watchSaved(world, 'Pay as little as $35 per fill. Call us at 1-800-444-5555.')
  const shown = await review(world.folder, ['Ana Keeper', 'yes', 'y', '2026-10'])
  expect(shown).toContain('record │ phone: 1-800-222-3333')
  expect(shown).toContain('page   │ 1-800-444-5555 “Pay as little as $35 per fill. Call us at 1-800-444-5555.”')
  expect(shown).toContain('record │ benefit: $25 “Pay as little as $25 per fill.”')
  expect(recordOf(world.folder)).toMatchObject({
    phone: '1-800-444-5555',
    benefit: { en: 'Pay as little as $35 per fill.', es: 'Pague tan poco como $35 por surtido.' },
    sources: [{ url, page_date: '2026-10' }],
    checked_on: easternDay(),
    checked_by: 'Ana Keeper',
    es_reviewed_by: null,
  })
  const { changes } = read(world.folder, 'changes.json')
  expect(changes).toMatchObject([
    {
      on: easternDay(),
      record: 'trap-card',
      name: 'Trap Savings Card',
      kind: 'phone',
      from: '1-800-222-3333',
      to: '1-800-444-5555',
      url,
    },
    { kind: 'pay', from: '$25', to: '$35' },
  ])
  expect(read(world.folder, 'watch.json').results).toEqual([])
})

test('“no” keeps the record, signs it, and does not ask again as long as the page says the same', async () => {
  const world = catalogueWithCard()
  await watchSaved(world, 'Call us at 1-800-444-5555.')
  await review(world.folder, ['Ana Keeper', 'no', ''])
  expect(recordOf(world.folder)).toMatchObject({
    phone: '1-800-222-3333',
    checked_by: 'Ana Keeper',
    sources: [{ page_date: '2024-01' }],
  })
  expect(read(world.folder, 'changes.json').changes).toEqual([])
  await watchSaved(world, 'Call us at 1-800-444-5555.')
  expect(await review(world.folder, [])).toBe('Nothing to look at.')
  await watchSaved(world, 'Call us at 1-800-666-7777.')
  expect(await review(world.folder, ['Ana Keeper', 'quit'])).toContain('1-800-666-7777')
})

test('what a page named and does not any more is looked at, as long as nobody keeps the record', async () => {
  const world = catalogueWithCard()
  await watchSaved(world, 'Pay as little as $25 per fill. Call us at 1-800-222-3333.')
  const told = await watchSaved(world, 'Pay as little as $25 per fill.')
  expect(told).toContain(`agrees      trap-card  ${url}`)
  expect(told).toContain('npm run data review: 1 to look at')
  await watchSaved(world, 'Find out how to enroll.')
  expect(read(world.folder, 'watch.json').results).toMatchObject([{ verdict: 'cannot tell', why: 'no longer named' }])
  const shown = await review(world.folder, ['Ana Keeper', 'yes', 'no', 'quit'])
  expect(shown).toContain('record │ phone: 1-800-222-3333\n  page   │ does not name it any more')
  expect(shown).toContain('It names no other')
  await review(world.folder, ['Ana Keeper', 'no', 'no', ''])
  expect(recordOf(world.folder).phone).toBe('1-800-222-3333')
  await watchSaved(world, 'Find out how to enroll.')
  expect(await review(world.folder, [])).toBe('Nothing to look at.')
})

test('“edit” takes what the person types, and what would break the catalogue is not written', async () => {
  const world = catalogueWithCard()
  await watchSaved(world, 'Call us at 1-800-444-5555.')
  expect(await review(world.folder, ['Ana Keeper', 'edit', '1-888-373-7888', ''])).toContain(
    'National Human Trafficking Hotline',
  )
  expect(recordOf(world.folder).phone).toBe('1-800-222-3333')
  await review(world.folder, ['Ana Keeper', 'edit', '1 (800) 888-9999', ''])
  expect(recordOf(world.folder).phone).toBe('1-800-888-9999')
})

test('a page that says that the program has ended takes it out of what is served', async () => {
  const world = catalogueWithCard()
  await watchSaved(world, 'The Trap Savings Card program has been discontinued.')
  expect(await review(world.folder, ['Ana Keeper', 'yes', ''])).toContain('Written.')
  expect(recordOf(world.folder).likely_ended).toBe(true)
  expect(read(world.folder, 'changes.json').changes).toMatchObject([{ kind: 'ended', record: 'trap-card' }])
})

test('an answer is held against its official page: figures of the year that stand there agree', async () => {
  const world = catalogueWithCard()
  const page = read(world.folder, 'knowledge/medicare-costs.json').cards.find(
    (card: { id: string }) => card.id === 'part-d-2026',
  ).page_to_read
  const said = 'In 2026, once you have spent $2,100 on covered medicines, your Medicare drug plan charges nothing.'
  expect((await watchSaved(world, said, page)).join()).toContain(`agrees      answer-part-d-2026  ${page}`)
  const { results } = read(world.folder, 'watch.json')
  expect(results).toContainEqual(
    expect.objectContaining({
      record: 'answer-part-d-2026',
      verdict: 'agrees',
      findings: expect.arrayContaining([expect.objectContaining({ kind: 'amount', ours: '2100' })]),
    }),
  )
})

test('the limit of some medicines is watched, and a change of it is written there', async () => {
  const world = catalogueWithCard()
  edit(join(world.folder, 'programs/merck.json'), ({ programs: [program] }) => {
    program.medicine_groups = [
      {
        brands: [program.medicines[0].brand],
        website: `${url}/group`,
        rules: { income: { percent_of_fpl: 500 } },
      },
    ]
  })
  const said = 'The Trap Savings Card takes household incomes up to 450% of the federal poverty level.'
  await watchSaved(world, said, `${url}/group`)
  expect(await review(world.folder, ['Ana Keeper', 'yes', ''])).toContain('medicine_groups.0.rules.income: 500%')
  expect(recordOf(world.folder)).toMatchObject({
    rules: { income: { percent_of_fpl: 300 } },
    medicine_groups: [{ rules: { income: { percent_of_fpl: 450 } } }],
  })
})

test('a phone of a state’s help is corrected in its own file', async () => {
  const world = catalogueWithCard()
  const { services } = read(world.folder, 'communities/states/snap.json')
  const { id, website } = services[0]
  edit(join(world.folder, 'communities/states/snap.json'), (file) => {
    file.services[0].sources.push({ url: website, page_date: '2026', supports: ['phone'] })
  })
  await watchSaved(world, `${services[0].organization}: questions? Call us at 1-800-444-5555.`, website)
  expect(await review(world.folder, ['Ana Keeper', 'yes', ''])).toContain('Written.')
  expect(read(world.folder, 'communities/states/snap.json').services[0]).toMatchObject({ id, phone: '1-800-444-5555' })
})
