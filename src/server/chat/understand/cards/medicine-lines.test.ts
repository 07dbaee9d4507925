import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '#testing/shipped-catalogue.ts'
import { createCardsTold } from './telling-words.ts'

/** How people ask in the middle of a talk, `is` for the card that answers it, and `not` for one that has the same words. */
const said = readFileSync(join(import.meta.dirname, 'medicine-lines.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [id: string, is: 'is' | 'not', text: string])

test('lines reach those who ask for a card of medicines and prices, and nobody who says its words for something else', () => {
  const told = createCardsTold(catalogue.servedKnowledge)
  const wrong = said.filter(([id, is, text]) => (told(text) === id) !== (is === 'is'))
  expect(wrong).toEqual([])
})
