import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { problemsIn, smallCopyOfCatalogue } from '#testing/records/catalogue-folder.ts'

test('a medicine that is itself a generic cannot be marked as a brand with generics', () => {
  const folder = smallCopyOfCatalogue()
  const file = join(folder, 'drugs.csv')
  const all = readFileSync(file, 'utf8')
  writeFileSync(file, all.replace(/^(atorvastatin,.*),,,,,,([\d;]+),fda/m, '$1,yes,,,2026-07-15,,$2,fda'))
  const problems = problemsIn(folder)
  expect(problems).toMatch(/drugs\.csv · row 2 · mainly_generic: must be empty unless/)
  expect(problems).toMatch(/drugs\.csv · row 2 · generic_sold: must be empty unless/)
})

test('a generic is said to be sold on a day of its price only', () => {
  const folder = smallCopyOfCatalogue()
  const file = join(folder, 'drugs.csv')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^(Plavix,.*),2026-07-15,,/m, '$1,2026-07-16,,'))
  expect(problemsIn(folder)).toContain('drugs.csv · Plavix · generic_sold: is no day of a price of the generic')
})
