// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { noteLookedUp, readLookedUp } from './looked-up.ts'

afterEach(() => sessionStorage.clear())

test('the medicines looked up are remembered until the tab is closed, the newest first and each once', () => {
  for (const id of ['a', 'b', 'a']) noteLookedUp({ id, name: id.toUpperCase() })
  expect(readLookedUp()).toEqual([
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B' },
  ])
  expect(localStorage.length).toBe(0)
})

test('as many are remembered as a plan takes', () => {
  for (let index = 0; index < 20; index++) noteLookedUp({ id: `m-${index}`, name: 'M' })
  expect(readLookedUp()).toHaveLength(15)
})

test.each(['{', '{}', '[1]', '[null]', '[{"id":"a"}]', '[{"id":"<b>","name":"x"}]', '[{"id":5,"name":"x"}]'])(
  'what something else wrote there (%s) is left out',
  (stored) => {
    sessionStorage.setItem('navi.lookedUp', stored)
    expect(readLookedUp()).toEqual([])
  },
)
