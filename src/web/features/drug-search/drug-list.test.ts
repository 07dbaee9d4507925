import { expect, test, vi } from 'vitest'
import type { DrugName } from '#drug-names/drug-name.ts'
import { createDrugList } from './drug-list.ts'

const januvia: DrugName = { id: 'j', label: 'Januvia', generic: 'sitagliptin', kind: 'brand', also: [] }

test('the list is loaded at the first start and kept', async () => {
  const load = vi.fn(async () => [januvia])
  const list = createDrugList(load)
  expect(list.read().status).toBe('idle')
  await Promise.all([list.start(), list.start()])
  await list.start()
  expect(list.read()).toEqual({ status: 'ready', drugs: [januvia] })
  expect(load).toHaveBeenCalledOnce()
})

test('after a failure only a retry loads again', async () => {
  const lost = new Error('no network')
  const load = vi.fn(async () => [januvia]).mockRejectedValueOnce(lost)
  const list = createDrugList(load)
  await list.start()
  expect(list.read()).toEqual({ status: 'failed', error: lost })
  await list.start()
  expect(load).toHaveBeenCalledOnce()
  await list.retry()
  expect(list.read().status).toBe('ready')
})

test('who listens is told of each change until it stops listening', async () => {
  const list = createDrugList(async () => [])
  const seen: string[] = []
  const stop = list.subscribe(() => seen.push(list.read().status))
  await list.start()
  stop()
  expect(seen).toEqual(['loading', 'ready'])
})
