import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'

/** A little more than a thumb scrolls at once. */
const ahead = '300px'

interface WhenNearProps {
  /** Whether it is wanted wherever its reader is. */
  isNow?: boolean
  children: ReactNode
}

/** What a reader does on a page at first. */
const firstActs = ['pointerdown', 'keydown', 'click'] as const

/**
 * A part far down a page: it comes alive when its reader comes near or does anything, and what it needs is fetched then.
 * Until then it stands as the server drew it. A part that waits holds up every update of the page around it, such as the
 * sign that a search is under way; so it may wait only while nobody does anything.
 */
export function WhenNear({ isNow = false, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [gate] = useState(createGate)

  useEffect(() => {
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && gate.open(), {
      rootMargin: ahead,
    })
    if (place.current) watch.observe(place.current)
    for (const act of firstActs) window.addEventListener(act, gate.open, { once: true, capture: true })
    return () => {
      watch.disconnect()
      for (const act of firstActs) window.removeEventListener(act, gate.open, { capture: true })
    }
  }, [gate])

  useEffect(() => {
    if (isNow) gate.open()
  }, [isNow, gate])

  return (
    <div ref={place}>
      <Suspense>
        <Behind gate={gate.opened}>{children}</Behind>
      </Suspense>
    </div>
  )
}

function Behind({ gate, children }: { gate: Promise<void>; children: ReactNode }) {
  if (!import.meta.env.SSR) use(gate)
  return children
}

function createGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
