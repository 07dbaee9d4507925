import { expect, test } from 'vitest'
import { walkLinks } from '../support/link-walk.ts'
import { addressOfEachRoute } from '../support/route-patterns.ts'
import { everyPage, unknownPage } from '../support/site-pages.ts'

test('every kind of link on every kind of page leads to a page when it is pressed, on a phone in English or on a computer in Spanish, and back', async () => {
  const addresses = new Set([...(await addressOfEachRoute()), ...everyPage])
  addresses.delete(unknownPage)
  const { faults, pressed } = await walkLinks([...addresses])
  expect(faults).toEqual([])
  expect(pressed.size).toBeGreaterThan(addresses.size)
}, 900_000)
