import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { bringIntoView } from './bring-into-view.ts'

/**
 * Runs `arrive` when what the reader just asked for has come, and brings it into view if `arrive` says so.
 * Not on a reload, when going back or in the other language: then nobody has asked anew.
 * @returns the ref of what to bring into view.
 */
export function useArrival(arrive: () => boolean) {
  const results = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const asked = useNavigationType() === 'PUSH'

  const handleArrival = useEffectEvent(() => {
    if (asked && arrive()) bringIntoView(results.current)
  })

  useEffect(() => {
    if (key) handleArrival()
  }, [key])

  return results
}
