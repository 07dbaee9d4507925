import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed: then nothing should be cut short. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)

  useEffect(() => {
    const turn = (now: boolean) => () => flushSync(() => setPrinting(now))
    const [begin, end] = [turn(true), turn(false)]
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])

  return isPrinting
}
