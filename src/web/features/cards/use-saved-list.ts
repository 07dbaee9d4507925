import { useState } from 'react'
import { savedCards, useSavedCards } from '#web/features/site/saved/saved-store.ts'

/** The saved items, and taking some out, which can be undone until the page is left. */
export function useSavedList() {
  const saved = useSavedCards()
  const [before, setBefore] = useState<readonly string[]>()

  function takeOut(ids: readonly string[]) {
    setBefore(saved)
    savedCards.write((saved ?? []).filter((id) => !ids.includes(id)))
  }

  function undo() {
    savedCards.write(before ?? [])
    setBefore(undefined)
  }

  const taken = before?.filter((id) => !saved?.includes(id)).length ?? 0
  return { saved, before, taken, takeOut, undo }
}
