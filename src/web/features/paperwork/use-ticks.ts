import { useEffect, useState } from 'react'

const key = 'navi.papers'

/** What a reader has ticked: kept in this tab alone, until it is closed. */
export function useTicks() {
  const [ticks, setTicks] = useState<readonly string[]>([])

  // The server can't know them, so the first rendering has none.
  useEffect(() => setTicks(readTicks()), [])

  function keep(next: readonly string[]) {
    setTicks(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Storage can be closed off or full: then they last as long as the page.
    }
  }

  return {
    ticks,
    toggle: (paper: string) =>
      keep(ticks.includes(paper) ? ticks.filter((other) => other !== paper) : [...ticks, paper]),
    clear: () => keep([]),
  }
}

function readTicks(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((tick) => typeof tick === 'string') : []
  } catch {
    return []
  }
}
