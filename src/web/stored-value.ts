import { onDevice } from './browser-storage.ts'

/** A value on this device that pages follow. `parse` makes sense of what someone or something else may have written there. */
export function createStoredValue<Value>(key: string, parse: (json: unknown) => Value) {
  const listeners = new Set<() => void>()
  let kept: { stored: string | null; value: Value } | undefined

  return {
    /** The same value each time until it changes. */
    read(): Value {
      const stored = onDevice.read(key)
      if (!kept || kept.stored !== stored) kept = { stored, value: parse(onDevice.readJson(key)) }
      return kept.value
    },

    /** @returns false where the browser does not let us keep anything. */
    write: (value: Value) => tellIf(onDevice.write(key, JSON.stringify(value))),

    /** @returns whether it is forgotten now. */
    forget: () => tellIf(onDevice.forget(key)),

    /** Hears of changes here and in other tabs. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
  }

  function tellIf(isDone: boolean): boolean {
    if (isDone) for (const listener of listeners) listener()
    return isDone
  }
}
