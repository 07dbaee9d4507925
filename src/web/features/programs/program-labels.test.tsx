// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ProgramCard } from '#contract/programs.ts'
import type { Freshness } from '#contract/sources.ts'
import { renderPage } from '#testing/pages/render.tsx'
import { ShareCardContext } from '#web/features/site/saved/share-card.ts'
import { ProgramLabels } from './program-labels.tsx'

function card(program_name: string, freshness: Freshness): ProgramCard {
  return {
    program_id: program_name,
    program_name,
    drug_name: program_name,
    kind: 'pap',
    description: 'Free medicine.',
    program_criteria: '',
    coverage_requirement: '',
    sentences: [],
    findings: [],
    sources: [],
    unlinked_sources: 0,
    source_date: freshness.on,
    checked_on: null,
    spanish_reviewed: true,
    status: 'not_checked',
    freshness,
  } as Partial<ProgramCard> as ProgramCard
}

function open(programs: ProgramCard[]) {
  return renderPage(
    <ShareCardContext value={() => {}}>
      <ProgramLabels programs={programs} />
    </ShareCardContext>,
  )
}

const dated = card('Newmed', { state: 'dated', on: '2026-08', facts: [] })
const old = card('Oldmed', { state: 'old', on: null, facts: [] })

test('a program that rests on an old page stands after the others, apart, with a plain sentence', async () => {
  const page = await open([old, dated])
  const names = page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names).toEqual(['Newmed', 'Older facts', 'Oldmed'])
  const apart = page.getByRole('heading', { name: 'Older facts' }).parentElement as HTMLElement
  expect(within(apart).getByText(/five years old or show no date/)).toBeTruthy()
  expect(within(apart).getByText('Old. Make sure first.')).toBeTruthy()
})

test('a number that one other site alone names says that it may be wrong', async () => {
  const number = { phone_number: '1-800-727-5400', phone_hours: null }
  const page = await open([
    { ...dated, ...number, phone_confirmed: true },
    { ...card('Doubted', dated.freshness), ...number, phone_confirmed: false },
  ])
  const said = page.getAllByText(/We found this number on another site only\. It may be wrong\./)
  expect(said.map((note) => note.closest('article')?.querySelector('h3')?.textContent)).toEqual(['Doubted'])
})

test('where nothing is old, nothing is said of it', async () => {
  const page = await open([dated])
  expect(page.queryByText('Older facts')).toBeNull()
  expect(page.getByText('Dated August 2026')).toBeTruthy()
})

test.each<[Freshness, RegExp]>([
  [
    { state: 'agrees', on: '2026-11-20', facts: [{ fact: 'phone', agrees: true }] },
    /Phone number: the page says the same/,
  ],
  [
    { state: 'changed', on: '2026-11-20', facts: [{ fact: 'limit', agrees: false }] },
    /Income limit: the page says something else now/,
  ],
])('behind the chip stands which fact the page bears out', async (freshness, words) => {
  const page = await open([card('Watched', freshness)])
  expect(page.getByText(words)).toBeTruthy()
})

test('the chip names the facts that the page bears out, and no others', async () => {
  const facts: Freshness['facts'] = [
    { fact: 'phone', agrees: true },
    { fact: 'limit', agrees: true },
  ]
  const page = await open([card('Watched', { state: 'agrees', on: '2026-11-20', facts })])
  expect(page.getByText('Phone, Income limit: its page says so, November 20, 2026')).toBeTruthy()
})
