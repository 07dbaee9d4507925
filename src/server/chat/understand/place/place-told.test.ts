import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { emptyContext, type TalkContext } from '#server/chat/turn.ts'
import { testUnderstanding } from '#testing/app/understanding.ts'

const understand = testUnderstanding()
const ofMedicine: TalkContext = { ...emptyContext, drugs: ['eliquis'], intent: 'eligibility', variant: 'prescription' }

// What people say of where they live, moved, would move, or others live. `state` is of the one whom the talk is about.
type Case = { language: Language; sentence: string; state: string }
const cases: Case[] = parse(readFileSync(new URL('place-told.csv', import.meta.url)), { columns: true })

function stateRead({ sentence, language }: Case, before: Partial<TalkContext>): string {
  return understand(sentence, { ...ofMedicine, ...before }, language).facts.state ?? ''
}

test.each([null, 'state' as const])(
  'where somebody lives is told, and where others do is not, after %s was asked',
  (asks) => {
    const wrong = cases
      .map((told) => ({ ...told, read: stateRead(told, { asks }) }))
      .filter(({ state, read }) => read !== state)
    expect(wrong).toEqual([])
  },
)

test.each<[Language, string, TalkContext['asks'], string]>([
  ['en', 'chicago but moving to san antonio on the 1st', 'state', 'TX'],
  ['en', 'Vegas now, before that Bakersfield', 'state', 'NV'],
  ['en', '13.75 an hour, just us 2 in el paso', 'yearly_income', 'TX'],
  ['en', '33135', 'yearly_income', ''],
  ['es', 'Orlando', 'state', 'FL'],
])('%s: "%s" after %s was asked is in %s', (language, sentence, asks, state) => {
  expect(stateRead({ language, sentence, state }, { asks })).toBe(state)
})

test.each<[string, TalkContext['asks'], Record<string, unknown>]>([
  ['41 new orleans', 'insurance', { state: 'LA', age: { from: 41, to: 41 } }],
  ['toledo 62', null, { age: { from: 62, to: 62 } }],
  ['Richmond VA', null, { state: 'VA', insurance: undefined }],
  ['im 60 in Roanoke, VA with medicare', null, { state: 'VA', insurance: ['medicare'] }],
  ['Richmond VA 23220', 'insurance', { state: 'VA', insurance: undefined }],
  ['its VA', 'state', { state: 'VA', insurance: undefined }],
  ['VA', 'insurance', { state: undefined, insurance: ['va'] }],
  ['I get my pills at the VA in Richmond VA', null, { state: 'VA', insurance: ['va'] }],
])('"%s" after %s was asked tells an age and insurance beside the place as they are meant', (sentence, asks, told) => {
  const { age, state, insurance } = understand(sentence, { ...ofMedicine, asks }, 'en').facts
  expect({ age, state, insurance }).toMatchObject(told)
})

test.each([
  ['eligibility', 'we are in Yakima', 'drug'],
  ['eligibility', 'lexington nebraska', 'drug'],
  ['local_help', 'I need food in Rochester', 'drug'],
  ['local_help', 'lexington nebraska', null],
] as const)('%s is meant by "%s" after %s was asked', (intent, sentence, asks) => {
  expect(understand(sentence, { ...emptyContext, intent: 'programs', asks }, 'en').intent).toBe(intent)
})

test('of two places the one counts of who is known to take the medicine', () => {
  const told = { language: 'en' as const, sentence: 'my dad is in Yuma Arizona, I live in Oregon', state: '' }
  expect(stateRead(told, { takenBy: 'other' })).toBe('AZ')
  expect(stateRead(told, { takenBy: 'writer' })).toBe('OR')
})

test('a long turn is read in no time', () => {
  const from = performance.now()
  for (const words of ['my ', 'if i live in ', 'mi hija y ', 'a mi ', 'in , ', 'my mom in my mom ']) {
    understand(words.repeat(Math.ceil(10_000 / words.length)), ofMedicine, 'en')
  }
  expect(performance.now() - from).toBeLessThan(2_000)
})
