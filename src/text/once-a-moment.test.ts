import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { onceAMoment } from './once-a-moment.ts'

test('a text is read once until the event loop turns, and nothing of it is kept after that', async () => {
  const read = vi.fn((text: string) => (text === 'none' ? undefined : { text }))
  const readOnce = onceAMoment(read)
  expect(readOnce('one')).toBe(readOnce('one'))
  expect([readOnce('none'), readOnce('none')]).toEqual([undefined, undefined])
  expect(read).toHaveBeenCalledTimes(2)
  await sleep(5)
  readOnce('one')
  expect(read).toHaveBeenCalledTimes(3)
})

test('of many texts in one moment the last ones are kept', () => {
  const read = vi.fn((text: string) => text.length)
  const readOnce = onceAMoment(read)
  for (let at = 0; at < 1_000; at += 1) readOnce(`text ${at}`)
  readOnce('text 999')
  expect(read).toHaveBeenCalledTimes(1_000)
  readOnce('text 0')
  expect(read).toHaveBeenCalledTimes(1_001)
})
