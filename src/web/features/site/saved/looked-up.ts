import { useEffect } from 'react'
import { inOwnHands } from '#web/browser-storage.ts'
import { idsIn } from './plan-store.ts'

const key = 'navi.lookedUp'

/** As many as are offered at once. */
const most = 15

export interface LookedUp {
  id: string
  name: string
}

/** The medicines that were looked up in this tab, the newest first; what something else has written there is left out. */
export function readLookedUp(): LookedUp[] {
  const stored = inOwnHands().readJson(key)
  if (!Array.isArray(stored)) return []
  return stored.filter((each) => typeof each?.name === 'string' && idsIn([each.id]).length === 1).slice(0, most)
}

/** Remembers a medicine whose page, programs or check the reader has opened. */
export function noteLookedUp({ id, name }: LookedUp): void {
  const others = readLookedUp().filter((each) => each.id !== id)
  inOwnHands().write(key, JSON.stringify([{ id, name }, ...others].slice(0, most)))
}

/** Remembers the medicine that this page is about, so that the plan can offer it. */
export function useLookedUp(drug: { id: string; label: string } | null): void {
  useEffect(() => {
    if (drug) noteLookedUp({ id: drug.id, name: drug.label })
  }, [drug])
}
