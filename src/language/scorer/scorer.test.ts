import { expect, test } from 'vitest'
import { loadScorer } from './load-scorer.ts'

const strange = {
  nothing: '',
  'only marks': '?!?!?!',
  'only pictures': '😭😭😭',
  'one word 5,000 times': 'help '.repeat(5_000),
  'no spaces': 'x'.repeat(10_000),
  'six languages': 'hello hola bonjour hallo ciao 你好 مرحبا',
  'names of what is built in': 'constructor __proto__ toString hasOwnProperty',
  'half of a pair': '\ud800 \udfff',
}

test.each(Object.entries(strange))('%s: every label has a chance, and all together make 1', (_, text) => {
  const chances = [...loadScorer()(text).values()]
  expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true)
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
})
