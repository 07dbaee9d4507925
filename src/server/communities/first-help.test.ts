import { expect, test } from 'vitest'
import { type Basic, basic } from '#server/catalogue/files/community-file.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { createFirstHelp } from './first-help.ts'
import { healthCentersOf } from './health-centers.ts'
import { createPlaces, type FoundPlace } from './places/find-place.ts'

const { zipCodes, servedServices, countyCode } = catalogue
const places = createPlaces(catalogue, 'NY')
const firstHelp = createFirstHelp(servedServices, places, countyCode)
const healthCenters = healthCentersOf(catalogue)
/** Where Medicaid, SNAP and SHIP are a state's, with records of their own. */
const withoutOwn = ['AS', 'MP', 'FM', 'MH', 'PW']
const ofOwn: Basic[] = ['medicaid', 'snap', 'ship']

test('from every ZIP code of the country Medicaid, SNAP, SHIP, 211, a food bank and a health center are found', () => {
  const lacking: string[] = []
  let around = 0
  for (const { zip, state } of zipCodes) {
    const place = places.find(zip) as FoundPlace
    const found = firstHelp(place)
    const [center] = place.centre ? healthCenters.near(place.centre) : []
    const kinds = found.map(({ basic }) => basic)
    const isOther = found.some(({ area }) => area.kind !== 'national' && area.state !== state)
    const isOwn = ofOwn.every((kind) => found.some(({ basic, area }) => basic === kind && area.state === state))
    if (!basic.options.every((kind) => kinds.includes(kind)) || !center) lacking.push(`${zip}: ${kinds.join(' ')}`)
    if (isOther || (!isOwn && !withoutOwn.includes(state))) lacking.push(`${zip}: not of ${state}`)
    if (center && center.miles <= 35) around += 1
  }
  expect(lacking).toEqual([])
  expect(around / zipCodes.length).toBeGreaterThan(0.85)
}, 180_000)

test.each([
  ['Lubbock', '79401'],
  ['Denver, not Greeley', '80202'],
  ['Miami', '33130'],
  ['Dallas, not Fort Worth', '75201'],
])('a food bank whose part of the state no source names is not given for its state: %s', (_, zip) => {
  expect(foodBankOf(zip)).toBe('us-feeding-america')
})

test.each([
  ['in a town of its name', '80631', 'fb-weld-food-bank'],
  ['in a county that it names', '94607', 'fb-alameda-county-community-food-bank'],
  ['in a county that a source names', '14604', 'roc-foodlink'],
])('a food bank stands first %s', (_, zip, id) => {
  expect(foodBankOf(zip)).toBe(id)
})

function foodBankOf(zip: string) {
  return firstHelp(places.find(zip) as FoundPlace).find(({ basic }) => basic === 'food_bank')?.id
}
