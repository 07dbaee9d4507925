import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Turn } from '../talk/panel-talk.ts'

/** Who is this many pixels from the end reads the newest. */
const near = 180

interface Places {
  /** Marks the end of the talk. */
  end: RefObject<HTMLElement | null>
  /** The newest question. */
  newest: RefObject<HTMLElement | null>
}

/**
 * Keeps the end of a talk in view for a reader who is there, and for nobody else: who reads above, or another part of
 * the page, is told by `hasNews`. A long answer is read from its beginning, so the newest question is never pushed out
 * of view.
 */
export function useFollow({ end, newest }: Places, turns: Turn[], { jumpToRestored = false } = {}) {
  const isFollowing = useRef(true)
  const [hasNews, setNews] = useState(false)
  const last = turns.at(-1)
  const isAsked = last !== undefined && !last.isRestored && !last.automatic && last.status === 'waiting'

  const goToEnd = useCallback(() => {
    end.current?.scrollIntoView({ block: 'end' })
    isFollowing.current = true
    setNews(false)
  }, [end])

  const showNewest = useCallback(() => {
    end.current?.scrollIntoView({ block: 'end' })
    newest.current?.scrollIntoView({ block: 'nearest' })
    isFollowing.current = isNear(end.current)
    setNews(false)
  }, [end, newest])

  useEffect(() => {
    function look() {
      isFollowing.current = isNear(end.current)
      if (isFollowing.current) setNews(false)
    }
    look()
    const listening = new AbortController()
    for (const name of ['scroll', 'resize']) addEventListener(name, look, { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [end])

  // What one has asked is always brought into view.
  useLayoutEffect(() => {
    if (isAsked) showNewest()
  }, [isAsked, showNewest])

  const stage = last && `${last.id} ${last.status}`
  const progress = last && `${stage} ${last.shown}`
  useLayoutEffect(() => {
    if (progress && (last?.isRestored ? jumpToRestored : isFollowing.current)) showNewest()
  }, [progress, last?.isRestored, jumpToRestored, showNewest])

  // Not at every letter: to look where something stands, the browser lays out the whole page.
  useEffect(() => {
    if (stage && !last?.isRestored && !isFollowing.current) setNews(!isInSight(newest.current))
  }, [stage, last?.isRestored, newest])

  return { hasNews, goToEnd }
}

function isNear(element: HTMLElement | null): boolean {
  const top = element?.getBoundingClientRect().top ?? -1
  return top >= 0 && top <= innerHeight + near
}

function isInSight(element: HTMLElement | null): boolean {
  const top = element?.getBoundingClientRect().top ?? -1
  return top >= 0 && top < innerHeight
}
