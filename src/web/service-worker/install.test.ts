import { afterEach, expect, test, vi } from 'vitest'
import { keepPlan } from './install.ts'

afterEach(() => void vi.unstubAllGlobals())

/** The caches of a host, and what the network was asked for. */
function stubNetwork() {
  const kept = new Map<string, Response>()
  const asked: string[] = []
  const put: string[] = []
  const cache = {
    match: async (address: string) => kept.get(address),
    addAll: async () => undefined,
    put: async (address: string, page: Response) => {
      put.push(address)
      kept.set(address, page)
    },
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response('<main></main>')
  })
  return { asked, put }
}

test('a plan that changes twice at once has its page kept once, so that it is never away for a moment', async () => {
  const { asked, put } = stubNetwork()
  await Promise.all([keepPlan('navi-offline-new'), keepPlan('navi-offline-new')])
  await keepPlan('navi-offline-new')
  expect(asked).toEqual(['/plan?lng=en', '/plan?lng=es'])
  expect(put).toEqual(asked)
})
