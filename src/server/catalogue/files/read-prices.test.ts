import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import type { Problem } from '../checks/problems.ts'
import { readPrices } from './read-prices.ts'

test('a price that waited for its medicine is told when the medicine is listed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'navi-prices-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(resolve('catalogue/prices'), join(folder, 'prices'), { recursive: true })
  const row = 'drugstores,hydrochlorothiazide/Bisoprolol,Bisoprolol-HCTZ 5-6.25 mg tablet,0.2,2026-07-15'
  const file = join(folder, 'prices/left-out.csv')
  appendFileSync(file, `${row},older\n${row},not_listed\ncash,No Such Brand,TrumpRx Tablet,5,2026-08-17,not_listed\n`)
  const problems: Problem[] = []
  readPrices(folder, catalogue.drugs, problems)
  expect(problems).toMatchObject([{ file: 'prices/left-out.csv', record: 'Bisoprolol-HCTZ 5-6.25 mg tablet' }])
})
