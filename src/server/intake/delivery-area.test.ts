import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openIntakeApp } from '#testing/app/intake-app.ts'
import { createDeliveryArea } from './delivery-area.ts'

async function ask(zip: string, from = {}) {
  const delivery = { city: 'Rochester, New York', miles: 60, ...from }
  const { app } = await openIntakeApp({}, { delivery })
  return (await app.inject(`/api/delivery_area?zip=${encodeURIComponent(zip)}`)).json()
}

test.each([
  ['14604', 'yes'],
  ['14604-1234', 'yes'],
  ['14604 ', 'yes'],
  ['10001', 'no'],
  ['99501', 'no'],
])('%s: %s', async (zip, verdict) => {
  expect(await ask(zip)).toMatchObject({ response_code: 200, verdict, city: 'Rochester, New York', limit_miles: 60 })
})

test('Buffalo lies about 66 miles from Rochester: no within 60, near the limit of 65, yes within 80', async () => {
  const verdicts = await Promise.all([60, 65, 80].map(async (miles) => (await ask('14201', { miles })).verdict))
  expect(verdicts).toEqual(['no', 'ask', 'yes'])
})

test('what is no ZIP code, and one that we don’t have, are told apart', async () => {
  for (const zip of ['', '1460', 'Rochester', '14604x', '146040'])
    expect(await ask(zip)).toMatchObject({ response_code: 400, code: 'invalid_zip' })
  expect(await ask('00000')).toMatchObject({ response_code: 404, code: 'unknown_zip' })
})

test('of a city whose middle nobody knows, people are asked to ask', async () => {
  expect(await ask('14604', { city: 'Nowhere, New York' })).toMatchObject({ verdict: 'ask', miles: null })
})

test('up to five miles from the limit, on both sides, people are asked to ask', () => {
  const milesNorth = (miles: number) => miles / 69.0934
  fc.assert(
    fc.property(fc.double({ min: 0, max: 200, noNaN: true }), fc.integer({ min: 1, max: 150 }), (miles, limit) => {
      const place = (lat: number) => ({
        kind: 'zip' as const,
        zip: '',
        city: '',
        state: '',
        zips: 1,
        counties: [],
        centre: { lat, lon: -77 },
      })
      const places = {
        find: (text: string) => place(text === 'City' ? 40 : 40 + milesNorth(miles)),
        zipCentre: () => ({ lat: 40 + milesNorth(miles), lon: -77 }),
      }
      const area = createDeliveryArea(places, { city: 'City', miles: limit })('14604')
      const off = miles - limit
      // Nearer than this to a border, the earth's rounding decides.
      if (Math.abs(Math.abs(off) - 5) < 0.1) return
      const expected = Math.abs(off) < 5 ? 'ask' : off < 0 ? 'yes' : 'no'
      expect(area).toMatchObject({ verdict: expected })
    }),
  )
})
