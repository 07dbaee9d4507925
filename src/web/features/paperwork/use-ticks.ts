import { useEffect, useState } from 'react'
import { inTab } from '#web/browser-storage.ts'

const key = 'navi.papers'

/** What a reader has ticked: kept in this tab alone, until it is closed. */
export function useTicks() {
  const [ticks, setTicks] = useState<readonly string[]>([])

  // The server can't know them, so the first rendering has none.
  useEffect(() => setTicks(readTicks()), [])

  function keep(next: readonly string[]) {
    setTicks(next)
    inTab.write(key, JSON.stringify(next))
  }

  return {
    ticks,
    toggle: (paper: string) =>
      keep(ticks.includes(paper) ? ticks.filter((other) => other !== paper) : [...ticks, paper]),
    clear: () => keep([]),
  }
}

function readTicks(): string[] {
  const kept = inTab.readJson(key)
  return Array.isArray(kept) ? kept.filter((tick) => typeof tick === 'string') : []
}
