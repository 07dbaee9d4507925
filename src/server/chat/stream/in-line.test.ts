import { expect, onTestFinished, test } from 'vitest'
import { createLine } from './in-line.ts'

/** Those who are let on, in order, each with the turn of the event loop in which that was. */
function openLine(most?: number) {
  const line = createLine(most)
  const order: string[] = []
  const turns: number[] = []
  let turn = 0
  let ticking = setImmediate(function tick() {
    turn += 1
    ticking = setImmediate(tick)
  })
  onTestFinished(() => clearImmediate(ticking))
  const come = async (name: string, from = name) => {
    await line(from)
    order.push(name)
    turns.push(turn)
  }
  return { order, turns, come }
}

test('those in line are let on one by one, each in another turn of the event loop', async () => {
  const { order, turns, come } = openLine()
  await Promise.all(['a', 'b', 'c'].map((name) => come(name)))
  expect(order).toEqual(['a', 'b', 'c'])
  expect(new Set(turns).size).toBe(3)
})

test('who comes once waits for one of those who come many times from one place', async () => {
  const { order, come } = openLine()
  const many = ['many 1', 'many 2', 'many 3'].map((name) => come(name, 'many'))
  await Promise.all([...many, come('one'), come('two')])
  expect(order).toEqual(['many 1', 'one', 'two', 'many 2', 'many 3'])
})

test('where too many places wait, a further one is refused, and those in line are let on', async () => {
  const { order, come } = openLine(2)
  const waiting = ['a', 'b'].map((name) => come(name))
  await expect(come('c')).rejects.toThrow('overloaded')
  await Promise.all([...waiting, come('a again', 'a')])
  await come('c')
  expect(order).toContain('c')
})
