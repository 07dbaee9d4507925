import { expect, test } from 'vitest'
import type { ResultItem } from './chat.ts'
import { parseChatResult } from './chat-result.ts'

const item: ResultItem = {
  item_id: 'roc-foodlink',
  kind: 'service',
  program_name: 'Find Food map',
  organization: null,
  line: 'Food near you.',
  form_link: null,
  phone_number: null,
  phone_confirmed: true,
  source_url: null,
  source_date: null,
  checked_on: null,
}

const withLine = (list: unknown) => `Here is **one**.\n\n${JSON.stringify({ final_result: list })}`

test('an answer is its text and the records after it', () => {
  expect(parseChatResult(withLine([item]))).toEqual({ text: 'Here is **one**.', items: [item] })
  expect(parseChatResult('Only text {such as this}.')).toEqual({ text: 'Only text {such as this}.', items: [] })
})

test('a record that another release wrote takes no other with it, and is never said as JSON', () => {
  expect(parseChatResult(withLine([{ item_id: 'older' }, item, null]))).toEqual({
    text: 'Here is **one**.',
    items: [item],
  })
})

test.each([['{"final_result":[{"item_id":}]}'], [withLine('no list').split('\n').at(-1) ?? '']])(
  'a line that holds no list stays text: %s',
  (line) => {
    expect(parseChatResult(`Text.\n${line}`)).toEqual({ text: `Text.\n${line}`, items: [] })
  },
)
