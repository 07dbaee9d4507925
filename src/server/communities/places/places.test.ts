import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { squareOf, squaresWithin } from '../search/search-tokens.ts'
import { createPlaces, type FoundPlace, placeLabel } from './find-place.ts'
import { milesBetween } from './miles.ts'

const { zipCodes } = catalogue
const places = createPlaces(catalogue, 'NY')

function find(text: string) {
  const place = places.find(text)
  return place && placeLabel(place, 'en')
}

test('a ZIP code is found as it stands, with its last four digits, and among other words', () => {
  for (const text of ['14604', ' 14604-1234 ', 'Rochester NY 14604']) expect(find(text)).toBe('Rochester, NY 14604')
})

test('a city is found in any case, without accents, with its state as a name or as letters, in both languages', () => {
  for (const text of ['rochester', 'ROCHESTER, NY', 'Rochester Nueva York', 'Róchester, new york']) {
    expect(find(text)).toBe('Rochester, NY')
  }
  expect(find('Albuquerque, Nuevo México')).toBe('Albuquerque, NM')
  expect(find('St. Louis')).toBe(find('Saint Louis, MO'))
})

test.each([
  ['Denver', 'Denver, CO'],
  ['atlanta', 'Atlanta, GA'],
  ['Phoenix', 'Phoenix, AZ'],
  ['Portland', 'Portland, OR'],
  ['Kansas City', 'Kansas City, MO'],
  ['Holyoke', 'Holyoke, MA'],
  ['Gresham', 'Gresham, OR'],
  ['Camden', 'Camden, NJ'],
  ['Utica', 'Utica, NY'],
  ['Rome', 'Rome, NY'],
  ['Auburn', 'Auburn, NY'],
])('%s without its state is %s: a large city before a small namesake, and one at home before others', (text, place) => {
  expect(find(text)).toBe(place)
})

test.each(['Springfield', 'Arlington', 'Aurora', 'Newark', 'Wilmington', 'Charleston', 'Mission'])(
  '%s may be more than one, and so is none without its state',
  (text) => {
    expect(find(text)).toBeUndefined()
    expect(places.namesakes(text).length).toBeGreaterThan(1)
    expect(new Set(places.namesakes(text).map(({ city }) => city))).toEqual(new Set([text]))
    expect(places.namesakes('Denver')).toEqual([])
  },
)

test('a city of several states is the one of the home state, else the largest', () => {
  expect(find('Albany')).toBe('Albany, NY')
  expect(find('Rochester, MN')).toBe('Rochester, MN')
  expect(find('Springfield, MA')).toBe('Springfield, MA')
  expect(find('Houston')).toBe('Houston, TX')
})

test('a state is found by name or letters, in both languages', () => {
  for (const text of ['NY', 'new york', 'Nueva York']) expect(find(text)).toBe('New York')
  const place = places.find('Pennsylvania')
  expect(place && placeLabel(place, 'es')).toBe('Pensilvania')
})

test('New York City is found by each of its names, and another Manhattan by its state', () => {
  for (const text of [
    'NYC',
    'N.Y.C.',
    'New York City',
    'new york city, NY',
    'Nueva York ciudad',
    'Ciudad de Nueva York',
    'Manhattan',
    'Manhattan, NY',
    'New York, NY',
  ]) {
    expect(find(text)).toBe('New York, NY')
  }
  expect(find('Manhattan, KS')).toBe('Manhattan, KS')
})

test.each([
  ['Bilings MT', 'Billings, MT'],
  ['Misoula', 'Missoula, MT'],
  ['Rochestre, NY', 'Rochester, NY'],
  ['Albuqerque nuevo méxico', 'Albuquerque, NM'],
])('%s is no place, and %s is near it', (text, place) => {
  expect(find(text)).toBeUndefined()
  expect(placeLabel(places.likely(text)[0] as FoundPlace, 'en')).toBe(place)
})

test('a state that is named holds where its city is not known', () => {
  expect(places.stateNamed('Bilings MT')?.state).toBe('MT')
  expect(places.stateNamed('Nowhereville, New York')?.state).toBe('NY')
  for (const text of ['Bilings', '00000', '']) expect(places.stateNamed(text)).toBeUndefined()
  for (const text of ['00000', 'qqqqqq', '!!!']) expect(places.likely(text)).toEqual([])
})

test('what is no place is not found', () => {
  for (const text of ['', 'qqqq', '00000', '123456', ', NY'])
    expect(find(text)).toBe(text === ', NY' ? 'New York' : undefined)
})

test('every ZIP code has a city, a state and a centre near the others of its city', () => {
  expect(find('75072')).toBe('Mckinney, TX 75072')
  expect(find('84048')).toBe('Lehi, UT 84048')
  const miles = (zip: string, city: string, state: string) => {
    const [centre, of] = [places.zipCentre(zip), places.cityCentre(city, state)]
    return centre && of ? milesBetween(centre, of) : Number.POSITIVE_INFINITY
  }
  for (const zip of ['99501', '99503', '99519', '99695']) expect(miles(zip, 'Anchorage', 'AK')).toBeLessThan(25)
  for (const zip of ['99701', '99706', '99712', '99790']) expect(miles(zip, 'Fairbanks', 'AK')).toBeLessThan(25)
  expect(miles('10200', 'New York', 'NY')).toBeLessThan(10)
})

test('a place has its counties: a ZIP code all that it lies in, a city those of its ZIP codes, a state none', () => {
  expect(places.find('14607')?.counties).toEqual(['36055'])
  expect(places.find('12946')?.counties.length).toBeGreaterThan(0)
  expect(places.find('New York City')?.counties).toContain('36061')
  expect(places.find('Texas')?.counties).toEqual([])
  const without = zipCodes.filter(({ counties }) => !counties).map(({ state }) => state)
  expect(new Set(without)).toEqual(new Set(['FM', 'MH', 'PW']))
})

const point = fc.record({
  lat: fc.double({ min: -89, max: 89, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('miles are a metric: none to itself, the same both ways, never longer than by a third place', () => {
  fc.assert(
    fc.property(point, point, point, (a, b, c) => {
      expect(milesBetween(a, a)).toBe(0)
      expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6)
      // On opposite sides of the earth the last digits are lost.
      expect(milesBetween(a, c)).toBeLessThanOrEqual(milesBetween(a, b) + milesBetween(b, c) + 0.01)
    }),
  )
})

test('miles are right where they are known', () => {
  const [rochester, newYork] = [places.zipCentre('14604'), places.zipCentre('10001')]
  expect(rochester && newYork && milesBetween(rochester, newYork)).toBeCloseTo(251, -1)
})

test('every ZIP code within some miles lies in one of the squares around', () => {
  const some = fc.constantFrom(
    ...zipCodes.filter(({ state }) => !['AK', 'GU', 'MP', 'FM', 'PW', 'MH', 'AS'].includes(state)),
  )
  fc.assert(
    fc.property(some, some, fc.integer({ min: 1, max: 100 }), (from, to, miles) => {
      const squares = squaresWithin(from, miles)
      if (milesBetween(from, to) <= miles) expect(squares).toContain(squareOf(to))
    }),
    { numRuns: 5000 },
  )
})
