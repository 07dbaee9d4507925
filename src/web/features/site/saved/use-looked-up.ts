import { useEffect } from 'react'
import { noteLookedUp } from './looked-up.ts'

/** Remembers the medicine that this page is about, so that the plan can offer it. */
export function useLookedUp(drug: { id: string; label: string } | null): void {
  useEffect(() => {
    if (drug) noteLookedUp({ id: drug.id, name: drug.label })
  }, [drug])
}
