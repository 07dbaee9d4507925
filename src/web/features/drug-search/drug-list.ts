import type { DrugName } from '#drug-names/drug-name.ts'

export type DrugListState =
  | { status: 'idle' | 'loading'; drugs?: undefined; error?: undefined }
  | { status: 'ready'; drugs: DrugName[]; error?: undefined }
  | { status: 'failed'; drugs?: undefined; error: unknown }

export type DrugList = ReturnType<typeof createDrugList>

/** Loads the list at the first `start`, keeps it, and tells who listens. After a failure only `retry` loads again. */
export function createDrugList(loadDrugs: () => Promise<DrugName[]>) {
  let state: DrugListState = { status: 'idle' }
  const listeners = new Set<() => void>()

  function become(next: DrugListState) {
    state = next
    for (const listener of listeners) listener()
  }

  async function load() {
    become({ status: 'loading' })
    try {
      become({ status: 'ready', drugs: await loadDrugs() })
    } catch (error) {
      become({ status: 'failed', error })
    }
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: () => (state.status === 'idle' ? load() : undefined),
    retry: () => (state.status === 'failed' ? load() : undefined),
  }
}
