import { expect, test } from 'vitest'
import type { HealthCenter } from '../files/read-health-centers.ts'
import { healthCenterProblems, zipCodeProblems } from './place-problems.ts'

const stateOf = (code: string) => new Map([['36103', 'NY']]).get(code)
const counties = { stateOf, countyCode: () => undefined }
const holtsville = { zip: '00501', lat: 40.8154, lon: -73.0451, city: 'Holtsville', state: 'NY', counties: '36103' }
const near = ['11701', '11702', '11703'].map((zip) => ({ ...holtsville, zip }))

const told = (wrong: Partial<typeof holtsville>) =>
  zipCodeProblems([...near, { ...holtsville, ...wrong }], counties).map(
    ({ record, field, message }) => `${record} ${field}: ${message}`,
  )

test.each([
  ['twice', { zip: '11701' }, ['11701 zip: stands twice']],
  ['without its sign', { lon: 73.0451 }, ['00501 lat: 40.8154, 73.0451 is far from its county']],
  ['in a county that is none', { counties: '99999' }, ['00501 counties: 99999 is not in counties.csv']],
  ['in no state', { state: 'ZZ' }, ['00501 state: ZZ is no state', '00501 counties: none of them is in ZZ']],
  ['in the state beside its county', { state: 'NJ' }, ['00501 counties: none of them is in NJ']],
  ['as it is', {}, []],
])('a ZIP code %s is told as it should be', (_, wrong, problems) => {
  expect(told(wrong)).toEqual(problems)
})

test('a health center that lies outside of its state is told', () => {
  const center = { id: 'hc-1', state: 'NY', lat: 40.9, lon: -73.2 } as HealthCenter
  const tell = (wrong: Partial<HealthCenter>) =>
    healthCenterProblems([{ ...center, ...wrong }], near).map(({ record, message }) => `${record}: ${message}`)
  expect(tell({})).toEqual([])
  expect(tell({ lat: 5, lon: 5 })).toEqual(['hc-1: 5, 5 is outside of NY'])
  expect(tell({ state: 'ZZ' })).toEqual(['hc-1: ZZ is no state'])
})
