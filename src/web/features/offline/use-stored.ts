import { useEffect, useState } from 'react'

/** What this device has stored; `undefined` until the page is alive, because the server can't know it. Give the same function each time. */
export function useStored<Value>(read: () => Value | Promise<Value>): Value | undefined {
  const [value, setValue] = useState<Value>()

  useEffect(() => {
    let isWanted = true
    Promise.resolve(read()).then(
      (found) => isWanted && setValue(found),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [read])

  return value
}
