import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitResult } from './split-result.ts'

const item = { item_id: 'a', kind: 'program', line: 'It is free.' }
const json = JSON.stringify({ final_result: [item] })
const pretty = JSON.stringify({ final_result: [item] }, null, 2)

test.each([json, pretty])('the records after the text are split off', (records) => {
  expect(splitResult(`Here is **one**.\n${records}`)).toEqual({ text: 'Here is **one**.', items: [item] })
})

test('a text without records is all text', () => {
  expect(splitResult('Only text {such as this}.')).toEqual({ text: 'Only text {such as this}.', items: [] })
})

test('what is no record is left out, and what is no list gives none', () => {
  expect(splitResult(`Text\n{"final_result": [null, 1, {"item_id": 2}, ${JSON.stringify(item)}]}`).items).toEqual([
    item,
  ])
  expect(splitResult('Text\n{"final_result": "no"}')).toEqual({ text: 'Text', items: [] })
  expect(splitResult('Text\n[{"final_result": 1}]')).toEqual({ text: 'Text', items: [] })
})

test('at any point of the stream the text is a beginning of the whole text, and never JSON', () => {
  const words = fc.stringMatching(/^[\w .,\n*#áé-]{0,60}$/)
  fc.assert(
    fc.property(words, fc.constantFrom(json, pretty), fc.nat(), (text, records, cut) => {
      const result = `${text}\n${records}`
      const part = splitResult(result.slice(0, cut % (result.length + 1)))
      expect(text.trimEnd().startsWith(part.text)).toBe(true)
      expect(part.text).not.toContain('{')
    }),
  )
})

test('broken JSON is never shown', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (value, at) => {
      const broken = `{"final_result": ${value}}`
      const cut = at % broken.length
      expect(splitResult(`Text\n${broken.slice(0, cut)}${broken.slice(cut + 1)}`).text.startsWith('Text')).toBe(true)
      expect(splitResult(`Text\n{"${value}`)).toEqual({ text: 'Text', items: [] })
    }),
  )
})
