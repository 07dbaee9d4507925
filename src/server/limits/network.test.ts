import { expect, test } from 'vitest'
import { networksOf } from './network.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2:ffff::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['2001:0db8:0001:0002:0000::9', '2001:db8:1:2'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
])('%s belongs to %s', (address, network) => {
  expect(networksOf(address)[0]?.name).toBe(network)
})

test('the /64s of one home share a /56, and those of one company a /48', () => {
  const wider = (address: string) =>
    networksOf(address)
      .slice(1)
      .map(({ name }) => name)
  expect(wider('2001:db8:1:2aff::1')).toEqual(['2001:db8:1:2a/56', '2001:db8:1/48'])
  expect(wider('2001:db8:1:2a00::1')).toEqual(wider('2001:db8:1:2aff::1'))
  expect(wider('2001:db8:1:2b00::1')[0]).not.toBe(wider('2001:db8:1:2aff::1')[0])
  expect(wider('192.0.2.7')).toEqual([])
})
