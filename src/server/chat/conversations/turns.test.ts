import { expect, test } from 'vitest'
import type { TalkTurn } from '#contract/chat.ts'
import { shownParts } from './turns.ts'

const reply = { result: 'Well 😀 done.\n\n{"final_result":[]}' } as TalkTurn['reply']

test('of a stopped answer the text that was seen is left, without half a letter', () => {
  expect(shownParts({ shown: null, reply })).toEqual({ text: 'Well 😀 done.', items: [] })
  expect(shownParts({ shown: 6, reply })).toEqual({ text: 'Well ', items: [] })
})
