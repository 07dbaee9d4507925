import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'

/** A little more than a thumb scrolls at once. */
const ahead = '300px'

interface WhenNearProps {
  /** Whether it is wanted wherever its reader is. */
  isNow?: boolean
  children: ReactNode
}

/**
 * A part far down a page: it comes alive when its reader comes near, and what it needs is fetched then. Until then it
 * stands as the server drew it.
 */
export function WhenNear({ isNow = false, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [gate] = useState(createGate)

  useEffect(() => {
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && gate.open(), {
      rootMargin: ahead,
    })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
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
