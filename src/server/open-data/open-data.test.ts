import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '#testing/app/test-app.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'

type Row = Record<string, unknown>
type Table = { licences: string[]; credits: Record<string, string[]>; day: string; records: Row[] }

async function opened() {
  const { app, ...others } = await testApp()
  const ask = (file: string, headers = {}) => app.inject({ url: `/data/${file}`, headers })
  const table = async (name: string) => (await ask(`${name}.json`)).json<Table>()
  return { app, ask, table, ...others }
}

const names = ['medicines', 'programs', 'services', 'answers', 'prices']

test('the manifest names every file with its sum, and each file is what it says', async () => {
  const { ask } = await opened()
  const manifest = (await ask('manifest.json')).json()
  expect(manifest.catalogue).toBe(catalogue.hash)
  expect(manifest.files.map(({ name }: Row) => name)).toEqual([
    ...names.flatMap((name) => [`${name}.json`, `${name}.csv`]),
    'schema.json',
    'LICENSES.txt',
  ])
  for (const { name, bytes, sha256 } of manifest.files) {
    const { rawPayload } = await ask(name)
    expect([name, rawPayload.length]).toEqual([name, bytes])
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(sha256)
  }
})

test('a table is the same as JSON and as CSV, with a schema for each column', async () => {
  const { ask, table } = await opened()
  const schemas = (await ask('schema.json')).json()
  for (const name of names) {
    const { records } = await table(name)
    const rows: Record<string, string>[] = parse((await ask(`${name}.csv`)).rawPayload, { columns: true })
    expect(rows).toHaveLength(records.length)
    const columns = Object.keys(schemas[name].properties)
    expect(Object.keys(rows[0] ?? {})).toEqual(columns)
    const asText = (value: unknown) =>
      value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
    const written = records.map((record) => columns.map((column) => asText(record[column])))
    // Thousands of rows: to hold each against its own with `toEqual` takes seconds.
    expect(
      rows.find((row, at) => columns.some((column, place) => row[column] !== written[at]?.[place])),
    ).toBeUndefined()
  }
})

test('each file carries its licenses and credits', async () => {
  const { ask, table } = await opened()
  for (const name of names) {
    const { licences, credits } = await table(name)
    expect(licences.length * (credits.en?.length ?? 0) * (credits.es?.length ?? 0)).toBeGreaterThan(0)
  }
  expect((await table('prices')).licences).toContain('CC-BY-4.0')
  expect((await ask('LICENSES.txt')).body).toMatch(/Agastya Dhar.*CC BY 4\.0/)
})

test('only what pages serve is in it', async () => {
  const { table, services } = await opened()
  const ids = async (name: string, field: string) => (await table(name)).records.map((record) => record[field])
  const programs = await ids('programs', 'program_id')
  expect(programs).toEqual(catalogue.servedToday().map(({ id }) => id))
  expect(catalogue.programs.filter(({ not_served }) => not_served).length).toBeGreaterThan(0)
  const hidden = catalogue.programs.filter((program) => program.not_served || program.likely_ended)
  expect(programs.filter((id) => hidden.some((program) => program.id === id))).toEqual([])
  for (const id of await ids('services', 'service_id'))
    expect(services.communities.findService(String(id), 'en')).toBeTruthy()
  for (const id of await ids('answers', 'id'))
    expect(services.knowledge.find(String(id), 'en')).toHaveProperty('question')
  const everything = JSON.stringify(await Promise.all(names.map(table)))
  expect(everything).not.toMatch(/keeper_note|checked_by|es_reviewed_by|not_served|likely_ended/)
  // Pages that readers are not sent to are not given to programs either.
  for (const [url] of everything.matchAll(/https?:\/\/[^\s"\\)]+/g))
    if (!url.includes('github.com')) expect([url, catalogue.isLinked(url)]).toEqual([url, true])
})

test('it is made anew for each day, and once for all who ask at the same time', async () => {
  const { services, table } = await opened()
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T04:59:59Z') })
  const [first, again] = await Promise.all([services.openData.release(), services.openData.release()])
  expect(again).toBe(first)
  const before = (await table('answers')).records.map(({ id }) => id)
  expect(before).toContain('part-d-2026')
  vi.setSystemTime(new Date('2027-01-01T05:00:00Z'))
  const after = await table('answers')
  expect(after.day).toBe('2027-01-01')
  expect(after.records.map(({ id }) => id)).not.toContain('part-d-2026')
})

test('files travel compressed, are kept by their tag, and may be read by pages elsewhere', async () => {
  const { ask } = await opened()
  const plain = await ask('programs.csv')
  const br = await ask('programs.csv', { 'accept-encoding': 'gzip, br' })
  const gzip = await ask('programs.csv', { 'accept-encoding': 'gzip, br;q=0' })
  expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
  expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
  expect(br.headers['access-control-allow-origin']).toBe('*')
  const known = await ask('programs.csv', { 'accept-encoding': 'br', 'if-none-match': br.headers.etag })
  expect([known.statusCode, known.body]).toEqual([304, ''])
  expect((await ask('programs.csv', { 'if-none-match': '*' })).statusCode).toBe(304)
})

test('a file that is none is a 404 in words', async () => {
  const { ask } = await opened()
  for (const name of ['nothing.json', '__proto__', 'programs', '..%2Fpackage.json', '%00', 'constructor']) {
    const reply = await ask(name)
    expect([name, reply.statusCode, reply.json().code]).toEqual([name, 404, 'not_found'])
  }
})

test('one address takes sixty files a minute', async () => {
  const { app, ask } = await opened()
  for (let asked = 0; asked < 60; asked += 1) expect((await ask('LICENSES.txt')).statusCode).toBe(200)
  expect((await ask('LICENSES.txt')).statusCode).toBe(429)
  expect((await app.inject('/api/all_drug_list?q=oz')).statusCode).toBe(200)
})
