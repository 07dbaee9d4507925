import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { changeFile, smallCopyOfCatalogue } from '#testing/records/catalogue-folder.ts'
import { loadCatalogue } from './catalogue.ts'
import { readFacts } from './files/read-facts.ts'
import { keepFacts, loadKeptCatalogue } from './kept-facts.ts'

function keptCopy() {
  const folder = smallCopyOfCatalogue()
  const file = join(folder, 'kept')
  keepFacts(folder, file)
  return { folder, file }
}

test('facts are kept without loss', () => {
  const facts = readFacts(resolve('catalogue'))
  expect(JSON.parse(JSON.stringify(facts))).toEqual(facts)
})

test('a start takes the facts that were kept of the same files', () => {
  const { folder, file } = keptCopy()
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"name":"Ozempic"', '"name":"Ozempic as kept"'))
  const kept = loadKeptCatalogue(folder, file)
  expect(kept.hash).toBe(loadCatalogue(folder).hash)
  expect(kept.findDrug('ozempic')?.name).toBe('Ozempic as kept')
})

test('a start reads files anew that have changed since, and checks them', () => {
  const { folder, file } = keptCopy()
  changeFile<{ changes: object[] }>(folder, 'changes.json', ({ changes }) => changes.push({ on: 'yesterday' }))
  expect(() => loadKeptCatalogue(folder, file)).toThrow(/changes\.json/)
})

test('a build that finds mistakes leaves nothing that a build before it kept', () => {
  const { folder, file } = keptCopy()
  changeFile<{ changes: object[] }>(folder, 'changes.json', ({ changes }) => changes.push({ on: 'yesterday' }))
  expect(() => keepFacts(folder, file)).toThrow(/changes\.json/)
  expect(existsSync(file)).toBe(false)
})

test.each([
  ['that is missing', (whole: string) => whole.slice(0, 0)],
  ['that breaks off', (whole: string) => whole.slice(0, 1000)],
])('a file %s does not hold up a start', (_, cut) => {
  const { folder, file } = keptCopy()
  writeFileSync(file, cut(readFileSync(file, 'utf8')))
  expect(loadKeptCatalogue(folder, file).findDrug('ozempic')?.name).toBe('Ozempic')
})
