import { expect, test } from 'vitest'
import { categories } from '../../src/contract/choices.ts'
import { type BuiltServer, makeDataDir, startBuiltServer } from '../../src/testing/processes/built-server.ts'
import { movedClock } from '../../src/testing/processes/moved-clock.ts'

/** What an address says in the old year alone, and what in the new one alone: `null` where it is not given then. */
type Turned = [address: string, before: string | null, after: string | null]

const turned: Turned[] = [
  // A card of the year, prices of a year, and sentences of a year.
  ['/drugs/humalog', 'Lilly Insulin Value Program', ''],
  ['/drugs/eliquis', 'In 2026, Medicare drug plans pay', 'In 2027, Medicare drug plans pay'],
  ['/drugs/eliquis?lng=es', 'En 2026, los planes de medicinas', 'En 2027, los planes de medicinas'],
  ['/drugs/ozempic', '', 'In 2027, Medicare drug plans pay'],
  ['/drugs/ozempic?lng=es', '', 'En 2027, los planes de medicinas'],
  ['/drugs/tresiba', 'the 2026 limit is 400%', ''],
  ['/drugs/tresiba?lng=es', 'el límite de 2026 es el 400%', ''],
  // Figures of the year; where nobody has entered the next, their sentence is left out, and the program stays.
  ['/drugs/metformin', 'you pay at most $2,100 this year', 'you pay at most $2,400 this year'],
  ['/drugs/metformin?lng=es', 'como máximo $2,100 este año', 'como máximo $2,400 este año'],
  ['/drugs/metformin', 'at most $5.10 for generics', ''],
  ['/drugs/metformin', '$12.65', ''],
  ['/drugs/metformin?lng=es', '$16,590', ''],
  // Answers.
  ['/questions', 'What does Medicare Part D cost in 2026?', ''],
  ['/questions?lng=es', '¿Cuánto cuesta la Parte D de Medicare en 2026?', ''],
  ['/questions/part-d-what-counts', 'the $2,100 cap', 'the $2,400 cap'],
  ['/questions/part-d-what-counts?lng=es', '$2,100', '$2,400'],
  ['/questions/medicaid-retroactive', 'So it may help to apply before the year ends.', ''],
  ['/questions/medicaid-retroactive?lng=es', 'antes de que termine el año', ''],
  ['/questions/part-d-2026', 'In 2026 a Medicare drug plan', null],
  ['/questions/part-d-2027', 'In 2027 a Medicare drug plan', 'In 2027 a Medicare drug plan'],
  ['/questions/va-copays', '$5, $8 or $11 for 30 days', 'We do not have the amounts for 2027 yet'],
  ['/questions/extra-help-2026', '$23,940', 'We do not have the amounts for 2027 yet'],
  ['/questions/extra-help-copays-2026?lng=es', '$12.65', 'Todavía no tenemos las cantidades de 2027'],
  ['/sitemap.xml', '/questions/part-d-2026', ''],
  ['/sitemap.xml', '/questions/part-d-2027', '/questions/part-d-2027'],
  // The API.
  ['/api/knowledge', '"part-d-2026"', ''],
  ['/api/knowledge', '"part-d-2027"', '"part-d-2027"'],
  ['/api/knowledge/part-d-2027?lng=es', '$2,400', '$2,400'],
  ['/api/knowledge/part-d-2026', '$2,100', null],
  ['/api/drug_prices?drug_id=januvia', '$113', ''],
  ['/api/answer?drug_id=metformin&insurance=medicare', '12.65', ''],
]

/** The same of the programs that a medicine is listed with. */
const called: Turned[] = [
  ['humalog', 'lilly-insulin-value-program', ''],
  ['eliquis', 'medicare-negotiated-prices-2026', 'medicare-negotiated-prices-2027'],
]

test('all that holds for a year changes over at midnight Eastern, on kept pages too and in the API', async () => {
  const server = await startBuiltServer({
    DATA_DIR: makeDataDir(),
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: movedClock('2026-12-31T23:55:00-05:00', '2027-01-01T00:00:00-05:00'),
  })
  expect(await wrongIn(server, 'old')).toEqual([])
  const kept = await read(server, '/drugs/metformin')
  expect((await read(server, '/drugs/metformin', kept.etag)).status).toBe(304)
  expect(await wrongIn(server, 'old'), 'kept').toEqual([])
  server.kill('SIGUSR2')
  await expect
    .poll(async () => (await read(server, '/api/knowledge/part-d-2026')).status, { timeout: 10_000 })
    .toBe(410)
  expect(await wrongIn(server, 'new')).toEqual([])
  const anew = await read(server, '/drugs/metformin', kept.etag)
  expect(anew.status).toBe(200)
  for (const { text } of [kept, anew]) expect(text).toContain('Medicare Extra Help')
})

async function wrongIn(server: BuiltServer, year: 'old' | 'new'): Promise<string[]> {
  const wrong: string[] = []
  const hold = ([address, before, after]: Turned, { status, text }: { status: number; text: string }) => {
    const [wanted, unwanted] = year === 'old' ? [before, after] : [after, before]
    const isGiven = wanted === null ? status === 404 || status === 410 : status === 200 && text.includes(wanted)
    if (!isGiven) wrong.push(`${address} (${status}) does not say ${wanted}`)
    if (unwanted && !wanted?.includes(unwanted) && text.includes(unwanted)) wrong.push(`${address} says ${unwanted}`)
  }
  for (const each of turned) hold(each, await read(server, each[0]))
  for (const each of called) hold(each, await listPrograms(server, each[0]))
  return wrong
}

async function read({ url }: BuiltServer, address: string, etag = '') {
  const reply = await ask(url + address, { headers: { 'if-none-match': etag } })
  const text = (await reply.text()).replaceAll('<!-- -->', '')
  return { status: reply.status, etag: reply.headers.get('etag') ?? '', text }
}

async function listPrograms({ url }: BuiltServer, drug_id: string) {
  const reply = await ask(`${url}/api/get_program_criteria`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ drug_id, category_name: categories.potentially }),
  })
  return { status: reply.status, text: await reply.text() }
}

/** Asks again as long as the server says that it has too much to do: the machine of a test is often busy. */
async function ask(url: string, init: RequestInit): Promise<Response> {
  const reply = await fetch(url, init)
  if (reply.status !== 503) return reply
  await new Promise((resolve) => setTimeout(resolve, 500))
  return ask(url, init)
}
