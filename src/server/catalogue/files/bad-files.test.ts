import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import type { Problem } from '../checks/problems.ts'
import { readRecordFile } from './read-record-file.ts'
import { readRows } from './read-rows.ts'

function fileWith(content: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'navi-file-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'file')
  writeFileSync(path, content)
  return path
}

function told(problems: Problem[]): string[] {
  return problems.map(({ file, record, field, message }) => `${file} · ${record} · ${field}: ${message}`)
}

function rowsOf(path: string) {
  const problems: Problem[] = []
  const rows = readRows(path, 'x.csv', z.strictObject({ name: z.string().min(1), id: z.string() }), problems)
  return { names: rows.map(({ name }) => name), told: told(problems) }
}

test.each([
  [
    'a column too many',
    'name,id\na,1\nb,2,3\nc,3\n',
    ['a', 'c'],
    ['x.csv · row 3 · : has 3 columns in the place of 2'],
  ],
  ['a column too few', 'name,id\na\nc,3\n', ['c'], ['x.csv · row 2 · : has 1 columns in the place of 2']],
  ['a field that is wrong', 'name,id\n,1\nc,3\n', ['c'], [expect.stringMatching(/^x\.csv · row 2 · name: /)]],
  [
    'a quote that is not closed',
    'name,id\n"a,1\n',
    [],
    [expect.stringMatching(/^x\.csv.*is no table \(Quote.* line 2/)],
  ],
])('a table with %s is told by row, and its good rows are read', (_, text, names, problems) => {
  expect(rowsOf(fileWith(text))).toEqual({ names, told: problems })
})

function recordOf(path: string): string[] {
  const problems: Problem[] = []
  readRecordFile(path, 'x.json', z.looseObject({}), problems)
  return told(problems)
}

test('a file that is missing is told by its name', () => {
  expect(rowsOf('/nowhere').told).toEqual(['x.csv ·  · : is missing'])
  expect(recordOf('/nowhere')).toEqual(['x.json ·  · : is missing'])
})

test('a field that stands twice in one record is told with its line, and one of two records is not', () => {
  const text = '{"a": {"id": "\\"{", "phone": 1},\n "b": [{"id": 2, "phone": 3,\n "phone": 4}]}'
  expect(recordOf(fileWith(text))).toEqual(['x.json · line 3 · phone: stands twice in one record'])
})

test('letters that are not UTF-8 are told with their line', () => {
  const latin = Buffer.from('{\n "name": "Peña"}', 'latin1')
  expect(recordOf(fileWith(latin))).toEqual([
    'x.json · line 2 · : has a letter that is not UTF-8: “"name": "Pe\ufffda"}”',
  ])
})
