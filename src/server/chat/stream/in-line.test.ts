import { setImmediate as immediately } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLine } from './in-line.ts'

test('those in line are let on one by one, and others are answered in between', async () => {
  const line = createLine()
  const order: string[] = []
  const come = async (name: string) => {
    await line()
    order.push(name)
    setImmediate(() => order.push(`other after ${name}`))
  }
  await Promise.all(['a', 'b', 'c'].map(come))
  await immediately()
  expect(order).toEqual(['a', 'other after a', 'b', 'other after b', 'c', 'other after c'])
})
