import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drugListReply, drugNamesReply } from '#contract/drugs.ts'
import { drugId } from '#drug-names/drug-id.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import { testApp } from '#testing/app/test-app.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { drugsOf } from './drugs.ts'

test('the drug list holds every medicine in alphabetical order, under each name the spec gives its fields', async () => {
  const { app } = await testApp()
  const reply = await app.inject('/api/all_drug_list')
  expect(reply.statusCode).toBe(200)
  const { drug_results: drugs } = drugListReply.parse(reply.json())
  expect(drugs.length).toBeGreaterThan(2500)
  expect(drugs.find(({ id }) => id === 'januvia')).toMatchObject({
    drug_id: 'januvia',
    drug_name: 'Januvia',
    name: 'Januvia',
    label: 'Januvia',
    generic_name: 'sitagliptin',
    drug_type: 'brand',
  })
  const names = drugs.map(({ name }) => name)
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
})

test('the drug list is sent compressed and not again to who has it', async () => {
  const { app } = await testApp()
  const plain = await app.inject('/api/all_drug_list')
  const brotli = await app.inject({ url: '/api/all_drug_list', headers: { 'accept-encoding': 'gzip, br' } })
  const gzip = await app.inject({ url: '/api/all_drug_list', headers: { 'accept-encoding': 'gzip' } })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)

  const etag = String(plain.headers.etag)
  const again = await app.inject({ url: '/api/all_drug_list', headers: { 'if-none-match': `W/${etag}` } })
  expect(again.statusCode).toBe(304)
  expect(again.rawPayload).toHaveLength(0)
})

test('the bytes of each encoding have a tag of their own, and who holds one encoding does not hold another', async () => {
  const { app } = await testApp()
  const ask = (encoding: string, tag = '') =>
    app.inject({ url: '/api/drug_names', headers: { 'accept-encoding': encoding, 'if-none-match': tag } })
  const encodings = ['br', 'gzip', 'identity']
  const tags = (await Promise.all(encodings.map((encoding) => ask(encoding)))).map(({ headers }) =>
    String(headers.etag),
  )
  expect(new Set(tags).size).toBe(3)
  const statusFor = async (encoding: string) =>
    Promise.all(tags.map(async (tag) => (await ask(encoding, tag)).statusCode))
  expect(await statusFor('br')).toEqual([304, 200, 200])
  expect(await statusFor('gzip')).toEqual([200, 304, 200])
  expect(await statusFor('identity')).toEqual([200, 200, 304])
  expect((await ask('br', tags.join(', '))).statusCode).toBe(304)
})

test('the names hold every medicine of the list, in half its bytes', async () => {
  const { app } = await testApp()
  const compressed = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'br' } })
  const names = drugNamesReply.parse((await app.inject('/api/drug_names')).json()).drug_names
  const told = names.flatMap(({ generic_name, ...byKind }) =>
    Object.entries(byKind).flatMap(([drug_type, medicines]) =>
      medicines.map(([name = '', ...other_names]) => ({
        ...{ drug_id: drugId(name), drug_name: name, id: drugId(name), name, label: name },
        ...{ generic_name, drug_type, other_names },
      })),
    ),
  )
  const { drug_results: listed } = drugListReply.parse((await app.inject('/api/all_drug_list')).json())
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en')
  expect(told.sort(byName)).toEqual(listed)
  const [few, many] = [await compressed('/api/drug_names'), await compressed('/api/all_drug_list')]
  expect(few.rawPayload.length).toBeLessThan(many.rawPayload.length / 2)
})

test('q keeps the medicines whose name starts with it, whatever its case, and limit the first of them', async () => {
  const { app } = await testApp()
  const reply = await app.inject('/api/all_drug_list?q=JANU&limit=1')
  expect(reply.json().drug_results.map((drug: { name: string }) => drug.name)).toEqual(['Janumet'])
})

test('a limit that is no number is a 400 that names the field', async () => {
  const { app } = await testApp()
  const reply = await app.inject('/api/all_drug_list?limit=many')
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({
    response_code: 400,
    code: 'invalid_request',
    message: expect.stringContaining('limit'),
  })
})

test('a misspelled name may be a few medicines, and a long text none', () => {
  const { likely } = drugsOf(catalogue)
  expect(likely('jardianse', 'en').map(({ id }) => id)).toContain('jardiance')
  expect(likely('jardianse '.repeat(100), 'en')).toEqual([])
})

test('every name leads to the first medicine that is called so, and every other name to the first that has it', () => {
  const { findByName } = drugsOf(catalogue)
  const lower = (names: string[]) => names.map((name) => name.toLowerCase())
  const called = catalogue.drugs.map((drug) => ({
    drug,
    name: drug.name.toLowerCase(),
    others: lower([...drug.spanishNames, ...drug.aliases]),
  }))
  const scanned = (wanted: string) =>
    (called.find(({ name }) => name === wanted) ?? called.find(({ others }) => others.includes(wanted)))?.drug.id
  const written = called.flatMap(({ drug, name, others }) => [name, ...others, ...lower([drug.generic, drug.id])])
  const names = [...new Set(written)]
  const found = (write: (name: string) => string) => names.map((name) => [name, findByName(write(name))?.id])
  const expected = names.map((name) => [name, scanned(name)])
  expect(expected.length).toBeGreaterThan(catalogue.drugs.length)
  expect(found((name) => name)).toEqual(expected)
  expect(found((name) => ` ${name.charAt(0).toUpperCase()}${name.slice(1)} `)).toEqual(expected)
  for (const unknown of ['', ' ', 'constructor', '__proto__', 'ozempicc']) expect(findByName(unknown)).toBeUndefined()
})

test('to find a name reads no medicine anew: a call may bring thousands of names', () => {
  let read = 0
  const counted = (drug: Drug) =>
    new Proxy(drug, {
      get(target, field) {
        read += 1
        return Reflect.get(target, field)
      },
    })
  const { findByName } = drugsOf({ ...catalogue, drugs: catalogue.drugs.map(counted) })
  read = 0
  findByName('Ozempic')
  findByName('no medicine')
  expect(read).toBe(0)
})
