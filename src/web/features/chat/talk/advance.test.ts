import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from '#text/chat-markup.ts'
import { advance } from './advance.ts'

const bits = fc.constantFrom(
  '**',
  '*',
  '[',
  ']',
  '(',
  ')',
  '### ',
  '- ',
  '\n',
  '\n\n',
  'https://a.example/',
  'tel:+15855550100',
  '/drug',
  '<b>',
  'ñ',
  '😀',
  'word ',
  ' ',
  '{"a":1}',
  'javascript:alert(1)',
)
const markedText = fc
  .array(fc.oneof(bits, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 30 })
  .map((parts) => parts.join(''))

test('revealing goes to the end, forward only, and never shows half a mark', () => {
  fc.assert(
    fc.property(markedText, fc.integer({ min: 1, max: 9 }), (text, letters) => {
      const whole = plainText(text).replace(/\s/g, '')
      for (let at = 0; at < text.length; ) {
        const next = advance({ text, from: at, letters, isWhole: true })
        expect(next).toBeGreaterThan(at)
        expect(text.slice(0, next)).not.toMatch(/[\uD800-\uDBFF]$/)
        at = next
      }
      expect(plainText(text.slice(0, advance({ text, from: 0, letters: 1e6, isWhole: true }))).replace(/\s/g, '')).toBe(
        whole,
      )
    }),
  )
})

test('every step of a marked text shows only what stands in the whole', () => {
  const text =
    '### Two ways\nThe **maker** gives it. [Open the form](https://a.example/form) or call [1-800-555-0100](tel:+18005550100).\n- one **two**\n- three'
  const whole = plainText(text)
  for (let at = 0; at < text.length; at = advance({ text, from: at, letters: 5, isWhole: true })) {
    expect(whole.startsWith(plainText(text.slice(0, at)).trimEnd())).toBe(true)
  }
})

test('a mark whose end has not come is waited for', () => {
  const at = (text: string) => text.slice(0, advance({ text, from: 0, letters: 100, isWhole: false }))
  expect(at('The **mak')).toBe('The ')
  expect(at('The **maker*')).toBe('The ')
  expect(at('The **maker**')).toBe('The **maker**')
  expect(at('See [the fo')).toBe('See ')
  expect(at('See [the form](https://a.exa')).toBe('See ')
  expect(at('See [the form](https://a.example).')).toBe('See [the form](https://a.example).')
  expect(at('One\n##')).toBe('One\n')
  expect(at('One\n- ')).toBe('One\n')
  expect(at('One\n- **tw')).toBe('One\n')
  expect(advance({ text: 'The **mak', from: 0, letters: 100, isWhole: true })).toBe(9)
})

test('a step is 5 letters, and a mark is one step', () => {
  expect(advance({ text: 'Hello there', from: 0, letters: 5, isWhole: true })).toBe(5)
  expect(advance({ text: 'Ask **the drug maker** now', from: 0, letters: 5, isWhole: true })).toBe(4)
  expect(advance({ text: 'Ask **the drug maker** now', from: 4, letters: 5, isWhole: true })).toBe(22)
})
