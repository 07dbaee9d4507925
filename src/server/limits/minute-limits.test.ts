import { expect, onTestFinished, test, vi } from 'vitest'
import { AppError } from '#server/errors.ts'
import { createLimit } from './minute-limits.ts'

type Asked = Parameters<ReturnType<typeof createLimit>>[0]

function openLimit() {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12) })
  onTestFinished(() => void vi.useRealTimers())
  const alone = { note: () => 0, startSharing() {}, stopSharing() {} }
  const limit = createLimit(alone, { name: 'calls', often: 2, inDanger: 3 })
  return (ip: string) => limit({ ip } as Asked)
}

test('who asks too often is told when the minute of the first request ends, and may then ask anew', () => {
  const ask = openLimit()
  expect(ask('192.0.2.7')).toBeUndefined()
  vi.advanceTimersByTime(20_000)
  expect(ask('192.0.2.7')).toBeUndefined()
  expect(ask('192.0.2.7')).toMatchObject({ code: 'too_many_requests', wait: 40_000 })
  expect(() => ask('192.0.2.7')).toThrow(AppError)
  expect(ask('192.0.2.8')).toBeUndefined()
  vi.advanceTimersByTime(40_000)
  expect(ask('192.0.2.7')).toBeUndefined()
})

test('the addresses of one home are one to the limit', () => {
  const ask = openLimit()
  for (const end of [1, 2]) expect(ask(`2001:db8:1:2::${end}`)).toBeUndefined()
  expect(ask('2001:db8:1:2::3')).toBeInstanceOf(AppError)
  expect(ask('2001:db8:1:3::1')).toBeUndefined()
})

test('who has many /64s may ask twice as often from one /56, and four times as often from one /48', () => {
  const ask = openLimit()
  const refused = (addresses: string[]) => addresses.map(ask).filter((refusal) => refusal !== undefined).length
  const of56 = ['1', '2', '3', '4', '5'].map((home) => `2001:db8:1:2a0${home}::1`)
  expect(refused(of56)).toBe(1)
  const of48 = ['2b', '2c', '2d', '2e', '2f'].map((network) => `2001:db8:1:${network}00::1`)
  expect(refused(of48)).toBe(1)
  expect(refused(['2001:db8:2:100::1'])).toBe(0)
})

test('one home that asks without end uses up nothing of its neighbours', () => {
  const ask = openLimit()
  for (let time = 0; time < 3; time++) ask('2001:db8:1:2a01::1')
  for (let time = 0; time < 20; time++) expect(() => ask('2001:db8:1:2a01::1')).toThrow(AppError)
  expect(ask('2001:db8:1:2a02::1')).toBeUndefined()
  expect(ask('2001:db8:1:2b01::1')).toBeUndefined()
})

test('a crowd of other addresses does not let go who goes on asking', () => {
  const ask = openLimit()
  const crowd = (network: number) => {
    for (let other = 0; other < 4_000; other += 1) ask(`10.${network}.${other >> 8}.${other & 255}`)
  }
  for (const network of [1, 2]) {
    expect(ask('192.0.2.7')).toBeUndefined()
    crowd(network)
  }
  expect(ask('192.0.2.7')).toBeInstanceOf(AppError)
})
