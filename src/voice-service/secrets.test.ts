import { expect, test } from 'vitest'
import { atFirst } from './conversation/session.ts'
import { createSecrets } from './secrets.ts'

function openSecrets() {
  const clock = { now: 0 }
  const secrets = createSecrets(() => clock.now)
  const make = (seconds = 600) => secrets.make({ session: atFirst, isBeta: false, seconds })
  return { clock, make, use: secrets.use }
}

test('a secret opens one call, and none once its time is over', () => {
  const { clock, make, use } = openSecrets()
  const [first = '', second = ''] = [make(10)?.value, make(10)?.value]
  clock.now = 9_999
  expect(use(first)).toMatchObject({ session: atFirst })
  expect(use(first)).toBeUndefined()
  clock.now = 10_000
  expect(use(second)).toBeUndefined()
})

test('secrets that nobody uses take no more than their place, and make room when they are too old', () => {
  const { clock, make } = openSecrets()
  const made = Array.from({ length: 1_100 }, () => make(60)).filter(Boolean)
  expect(made).toHaveLength(1_000)
  clock.now = 60_000
  expect(make()).toBeDefined()
})
