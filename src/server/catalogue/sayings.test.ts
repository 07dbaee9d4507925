import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import type { Problem } from './checks/problems.ts'
import { readSayings } from './files/read-knowledge.ts'

test('what people say of an answer that is not there, and a line without words, is named by file and answer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sayings-'))
  writeFileSync(join(folder, 'sayings.en.tsv'), 'cobra\tmy boss let me go\nnone-such\thello\ncobra\n')
  writeFileSync(join(folder, 'sayings.es.tsv'), 'cobra\tme corrieron\n')
  const problems: Problem[] = []
  expect(new Map(readSayings(folder, new Set(['cobra']), problems)).get('cobra')).toContain('me corrieron')
  expect(problems).toMatchObject([
    { file: 'sayings.en.tsv', record: 'none-such', field: 'id' },
    { file: 'sayings.en.tsv', record: 'cobra', field: 'said' },
  ])
})

test('nearly every answer has what people say who need it', () => {
  const without = catalogue.servedKnowledge.filter(({ id }) => (catalogue.sayings.get(id)?.length ?? 0) < 12)
  expect(without.length).toBeLessThan(catalogue.servedKnowledge.length / 50)
})
