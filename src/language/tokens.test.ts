import { expect, test } from 'vitest'
import { mostTokens, tokenize } from './tokens.ts'

test.each([
  ['¿Cuánto cuesta el OZEMPIC?', ['cuanto', 'cuesta', 'el', 'ozempic', '?']],
  ['I can’t pay $1,200!', ['i', 'cant', 'pay', '$', '#4', '!']],
  ['nooooo plis', ['no', 'plis']],
  ['оzempic', ['ozempic']],
  ['me\u200bdicine', ['medicine']],
  ['', []],
])('%j is read as %j', (text, tokens) => {
  expect(tokenize(text)).toEqual(tokens)
})

test('what stands beyond the longest question is not read', () => {
  expect(tokenize('word '.repeat(5_000))).toHaveLength(mostTokens)
  expect(tokenize('x'.repeat(10_000))[0]?.length).toBeLessThan(50)
})
