import { expect, test, vi } from 'vitest'
import { createLoadOnce } from './load-once.ts'

test('the list is loaded at the first start and kept', async () => {
  const load = vi.fn(async () => ['Januvia'])
  const list = createLoadOnce(load)
  expect(list.read().status).toBe('idle')
  await Promise.all([list.start(), list.start()])
  await list.start()
  expect(list.read()).toEqual({ status: 'ready', value: ['Januvia'] })
  expect(load).toHaveBeenCalledOnce()
})

test('after a failure only a retry loads again', async () => {
  const lost = new Error('no network')
  const load = vi.fn(async () => ['Januvia']).mockRejectedValueOnce(lost)
  const list = createLoadOnce(load)
  await list.start()
  expect(list.read()).toEqual({ status: 'failed', error: lost })
  await list.start()
  expect(load).toHaveBeenCalledOnce()
  await list.retry()
  expect(list.read().status).toBe('ready')
})

test('who listens is told of each change until it stops listening', async () => {
  const list = createLoadOnce(async () => [])
  const seen: string[] = []
  const stop = list.subscribe(() => seen.push(list.read().status))
  await list.start()
  stop()
  expect(seen).toEqual(['loading', 'ready'])
})
