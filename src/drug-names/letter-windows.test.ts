import { expect, test } from 'vitest'
import { createLetterFilter, createLetterWindows, setLetters } from './letter-windows.ts'

test('a text longer than every window is held against all letters of a word', () => {
  const text = 'abcdefghij'.repeat(14)
  const windows = createLetterWindows(2)
  setLetters(windows, 0, text)
  setLetters(windows, 1, 'abc')
  const mayBegin = createLetterFilter(windows, text, 2)
  expect(mayBegin(0)).toBe(true)
  expect(mayBegin(1)).toBe(false)
})
