import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import type { Problem } from '../checks/problems.ts'
import { readPrices } from './read-prices.ts'

test('a price that stands twice, in other dollars too, or that nobody could pay is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'navi-prices-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(resolve('catalogue/prices'), join(folder, 'prices'), { recursive: true })
  const cash = 'TrumpRx,https://trumprx.gov'
  const twice = `abiraterone,${cash},,25,,,2026-08-18,lowest\n`
  appendFileSync(join(folder, 'prices/cash-prices.csv'), `${twice}Ozempic,${cash},pen,2448000,,,2026-08-17,\n`)
  appendFileSync(join(folder, 'prices/medicare-prices.csv'), 'Eliquis,2026-01-01,2026-12-31,232,232,2026-09-22\n')
  const problems: Problem[] = []
  readPrices(folder, catalogue.drugs, problems)
  expect(problems).toMatchObject([
    { file: 'prices/cash-prices.csv', field: 'dollars' },
    { file: 'prices/cash-prices.csv', record: 'abiraterone', message: 'stands twice' },
    { file: 'prices/medicare-prices.csv', record: 'Eliquis', message: 'stands twice' },
  ])
})
