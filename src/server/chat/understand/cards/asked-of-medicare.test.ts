import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '#testing/shipped-catalogue.ts'
import { createCardsTold } from './telling-words.ts'

/** What people ask within a talk on Medicare, a denial or the VA, by the answer; behind a `!` the answer that it must not tell. */
const asked = readFileSync(join(import.meta.dirname, 'asked-of-medicare.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [id: string, text: string])

const told = createCardsTold(catalogue.servedKnowledge)

test('the lines reach what is asked of Medicare, a denial or the VA, and leave what only sounds like it', () => {
  const wrong = asked.filter(([id, text]) => (id.startsWith('!') ? told(text) === id.slice(1) : told(text) !== id))
  expect(asked.length).toBeGreaterThan(300)
  expect(wrong).toEqual([])
})
