import { expect, onTestFinished, test, vi } from 'vitest'

/** The scope of a worker, with the caches of its host. */
function stubScope(names: string[]) {
  const kept = new Set(names)
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>()
  vi.stubGlobal('buildVersion', 'new')
  vi.stubGlobal('wordAssets', [])
  vi.stubGlobal('caches', { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) })
  vi.stubGlobal('addEventListener', listeners.set.bind(listeners))
  vi.stubGlobal('registration', {})
  vi.stubGlobal('clients', { claim: async () => undefined })
  onTestFinished(() => void vi.unstubAllGlobals())
  const activate = () => new Promise((done) => listeners.get('activate')?.({ waitUntil: (work) => done(work) }))
  return { kept, activate }
}

test('a new build takes away the pages of older ones, and nothing of another application on the host', async () => {
  const { kept, activate } = stubScope(['navi-offline-old', 'navi-offline-new', 'navi-kept', 'photos-v2'])
  await import('./main.ts')
  await activate()
  expect([...kept]).toEqual(['navi-offline-new', 'navi-kept', 'photos-v2'])
})
