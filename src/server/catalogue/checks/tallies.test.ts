import { expect, test } from 'vitest'
import { createKnowledge } from '#server/knowledge/knowledge.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { createTallies } from './tallies.ts'

const knowledge = createKnowledge(catalogue)
const tallies = createTallies({ catalogue, knowledge })
const { guideline, medicines } = tallies
const rules = tallies.rules()
const records = tallies.records()

test('each record is counted once by its evidence and once by the year of its source', () => {
  expect(records.programs.all).toBe(catalogue.servedToday().length)
  expect(records.knowledge.all).toBe(knowledge.list('en').length)
  for (const { all, evidence, years } of Object.values(records)) {
    expect(evidence.primary + evidence.secondary + evidence.lead).toBe(all)
    expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(all)
  }
})

test('years come newest first, and unknown dates last', () => {
  const years = records.programs.years.map(({ year }) => year)
  expect(years.at(-1)).toBeNull()
  expect(years.slice(0, -1)).toEqual(years.slice(0, -1).sort((a, b) => Number(b) - Number(a)))
})

test('the kinds of programs are all of them, and no rule is said more often than there are programs', () => {
  expect(Object.values(rules).reduce((sum, { all }) => sum + all, 0)).toBe(catalogue.servedToday().length)
  for (const { all, ...said } of Object.values(rules))
    for (const count of Object.values(said)) expect(count).toBeLessThanOrEqual(all)
})

test('the newest poverty guideline is named, and medicines are counted', () => {
  expect(guideline).toEqual({ year: '2026', effective: '2026-01-13' })
  expect(medicines).toBe(catalogue.drugs.length)
})
