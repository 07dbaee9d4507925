import { useEffect, useEffectEvent } from 'react'
import type { ProgramCard } from '#contract/programs.ts'
import { useLookedUp } from '#web/features/site/saved/looked-up.ts'
import { useTranslation } from '#web/i18n.tsx'
import { storePrograms } from './stored-programs.ts'

/** Remembers the medicine, and keeps the programs on this page for the time without internet. Give the same list each time until it changes. */
export function useStoredPrograms(drug: { id: string; label: string } | null, programs: readonly ProgramCard[]): void {
  const { language } = useTranslation()
  useLookedUp(drug)
  // The words change before the programs do: only these say that the page is in the new language.
  const store = useEffectEvent(() => {
    if (drug && programs.length > 0) storePrograms({ id: drug.id, label: drug.label, language }, programs)
  })

  useEffect(() => {
    if (programs) store()
  }, [programs])
}
