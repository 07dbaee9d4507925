import { useCallback, useState } from 'react'
import { useToast } from '../feedback/toasts.tsx'

/**
 * A part that few readers open: fetched when first wanted; what keeps it from coming is told, and the page stays.
 * @param load always the same function.
 */
export function useLatePart<Part>(load: () => Promise<Part>, failed: string) {
  const toast = useToast()
  const [part, setPart] = useState<Part>()

  /** @returns whether it is there now. */
  const fetch = useCallback(async () => {
    try {
      setPart(await load())
      return true
    } catch {
      toast.error(failed)
      return false
    }
  }, [load, failed, toast])

  return { part, fetch }
}
