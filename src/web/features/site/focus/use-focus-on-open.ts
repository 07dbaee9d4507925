import { type RefObject, useEffect } from 'react'

/** Brings the reader to the field of a panel that has just been opened. */
export function useFocusOnOpen(field: RefObject<HTMLElement | null>) {
  useEffect(() => {
    field.current?.focus()
  }, [field])
}
