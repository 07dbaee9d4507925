import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WatchResult } from './files/watch-file.ts'
import { freshnessOf } from './freshness.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T17:00:00Z') }))
afterEach(() => vi.useRealTimers())

const finding = (result: 'agrees' | 'differs', kind: 'phone' | 'pay' = 'phone') =>
  ({ field: 'phone', kind, result, ours: '1', theirs: '2', said: 'Call.' }) as const

function read(verdict: WatchResult['verdict'], more: Partial<WatchResult> = {}): WatchResult {
  return { record: 'help', url: 'https://help.org/', verdict, why: null, findings: [], read_on: '2026-11-20', ...more }
}

test.each<[string, Parameters<typeof freshnessOf>[0], object]>([
  ['a page of this year', { source_date: '2026-03', checked_on: null, watched: [] }, { state: 'dated', on: '2026-03' }],
  ['a page of five years ago today', { source_date: '2021-11-22', checked_on: null, watched: [] }, { state: 'dated' }],
  ['a page of a day more', { source_date: '2021-11-21', checked_on: null, watched: [] }, { state: 'old' }],
  ['a page of that year, without a day', { source_date: '2021', checked_on: null, watched: [] }, { state: 'dated' }],
  ['a page without a date', { source_date: null, checked_on: null, watched: [] }, { state: 'old', on: null }],
  [
    'a check of this year, whatever the page',
    { source_date: null, checked_on: '2026-10-01', watched: [] },
    { state: 'checked' },
  ],
  ['a check of long ago', { source_date: '2019', checked_on: '2024-10-01', watched: [] }, { state: 'old' }],
  [
    'an old page that agrees',
    { source_date: null, checked_on: null, watched: [read('agrees')] },
    { state: 'agrees', on: '2026-11-20' },
  ],
  [
    'one of two pages that changed',
    { source_date: '2026', checked_on: null, watched: [read('agrees'), read('changed')] },
    { state: 'changed' },
  ],
  ['a page that is gone', { source_date: '2026', checked_on: null, watched: [read('gone')] }, { state: 'changed' }],
  [
    'a change that a person has looked at',
    { source_date: '2026', checked_on: '2026-11-21', watched: [read('changed', { kept_on: '2026-11-21' })] },
    { state: 'checked' },
  ],
  [
    'a page that cannot be read',
    { source_date: '2026', checked_on: null, watched: [read('cannot tell')] },
    { state: 'unreadable' },
  ],
  [
    'an old page that cannot be read',
    { source_date: '2019', checked_on: null, watched: [read('cannot tell')] },
    { state: 'old' },
  ],
  [
    'a reading of last year',
    { source_date: '2026', checked_on: null, watched: [read('agrees', { read_on: '2025-11-20' })] },
    { state: 'dated' },
  ],
])('%s', (_, given, expected) => {
  expect(freshnessOf(given)).toMatchObject(expected)
})

test('each fact is told once, and a difference on any page counts', () => {
  const watched = [
    read('agrees', { findings: [finding('agrees'), finding('agrees', 'pay')] }),
    read('changed', { findings: [finding('differs')] }),
  ]
  expect(freshnessOf({ source_date: null, checked_on: null, watched }).facts).toEqual([
    { fact: 'phone', agrees: false },
    { fact: 'price', agrees: true },
  ])
})
