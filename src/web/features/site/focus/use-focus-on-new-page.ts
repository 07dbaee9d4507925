import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Without a load of the browser's own, nothing tells who listens that the page is another: the focus goes to its main
 * part, unless something in there has taken it.
 * @returns the ref of the main part.
 */
export function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname])

  return main
}
