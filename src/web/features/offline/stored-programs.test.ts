// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { ProgramCard } from '#contract/programs.ts'
import { readStoredPrograms, storePrograms } from './stored-programs.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

function install() {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(display-mode: standalone)' }) as MediaQueryList,
  )
}

function medicine(id: string, language: 'en' | 'es' = 'en') {
  return { id, label: id, language }
}

function card(program_id: string): ProgramCard {
  return {
    program_id,
    program_name: `Program ${program_id}`,
    sentences: [
      { rule: 'income', text: 'Little money.' },
      { rule: 'exceptions', text: 'Not in May.' },
    ],
  } as ProgramCard
}

const idsOf = () =>
  readStoredPrograms().map(({ id, programs }) => [id, ...programs.map(({ program_id }) => program_id)])

test('the programs of the five medicines looked at last are stored, the newest first', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) storePrograms(medicine(id), [card('p')])
  expect(readStoredPrograms().map(({ id }) => id)).toEqual(['b', 'f', 'e', 'd', 'c'])
})

test('the programs of a medicine from its other page stay, each with the time it was seen', () => {
  const [monday, tuesday] = [new Date(Date.now() - 86_400_000), new Date()]
  storePrograms(medicine('a'), [card('free'), card('both')], monday)
  storePrograms(medicine('a'), [card('both'), card('copay')], tuesday)
  expect(idsOf()).toEqual([['a', 'both', 'copay', 'free']])
  const [stored] = readStoredPrograms()
  expect(stored?.programs.map(({ stored_at }) => new Date(stored_at))).toEqual([tuesday, tuesday, monday])
  expect(stored?.programs[0]?.exceptions).toBe('Not in May.')
})

test('programs in the other language take the place of those before', () => {
  storePrograms(medicine('a', 'en'), [card('free')])
  storePrograms(medicine('a', 'es'), [card('copay')])
  expect(idsOf()).toEqual([['a', 'copay']])
})

test('facts are not shown again after 30 days', () => {
  storePrograms(medicine('a'), [card('old')], new Date(Date.now() - 31 * 86_400_000))
  expect(readStoredPrograms()).toEqual([])
})

test('in a browser they are forgotten with the tab; where Navi is installed they stay', () => {
  storePrograms(medicine('a'), [card('p')])
  expect([sessionStorage.length, localStorage.length]).toEqual([1, 0])
  sessionStorage.clear()
  install()
  storePrograms(medicine('a'), [card('p')])
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 1])
})

test('what someone else wrote there is not shown', () => {
  for (const broken of ['{', '{}', '[1]', '[null]', '[{"id":"a"}]', '[{"programs":[{"program_name":1}]}]']) {
    sessionStorage.setItem('navi.programs', broken)
    expect(readStoredPrograms()).toEqual([])
  }
})
