import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { problemsIn, smallCopyOfCatalogue } from '#testing/records/catalogue-folder.ts'
import { loadCatalogue } from './catalogue.ts'

test('a file that is no JSON is named', () => {
  const folder = smallCopyOfCatalogue()
  writeFileSync(join(folder, 'programs/merck.json'), '{ "sponsor": ')
  expect(problemsIn(folder)).toMatch(/programs\/merck\.json: is not JSON/)
})

test.each([
  ['programs/merck.json', '"name": "', '"name": "The '],
  ['sayings.en.tsv', /\n$/, ' please\n'],
])('the hash changes with any fact, and with what people say: %s', (name, before, after) => {
  const folder = smallCopyOfCatalogue(['programs/merck.json'])
  const { hash } = loadCatalogue(folder)
  const file = join(folder, name)
  writeFileSync(file, readFileSync(file, 'utf8').replace(before, after))
  expect(loadCatalogue(folder).hash).not.toBe(hash)
})

test('an id names one record of the whole catalogue, because shared cards name their items by it', () => {
  const folder = smallCopyOfCatalogue(['programs/goodrx.json'])
  const file = join(folder, 'vendors.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"id": "goodrx-savings"', '"id": "goodrx"'))
  expect(problemsIn(folder)).toContain('catalogue · goodrx · id: stands twice')
})
