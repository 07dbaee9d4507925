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
