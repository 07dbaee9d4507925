import { useCallback, useEffect, useState } from 'react'
import type { PlanReply } from '#contract/plan.ts'
import { api } from '#web/api.ts'
import { usePerson } from '#web/features/site/person.ts'
import { useTranslation } from '#web/i18n.tsx'

/** The plan for these medicines, made anew whenever they, or the facts of the reader, change. The one before stays in sight meanwhile. */
export function useMadePlan(medicines: readonly string[]) {
  const { language } = useTranslation()
  const { lines } = usePerson()
  const [made, setMade] = useState<PlanReply>()
  const [hasFailed, setFailed] = useState(false)
  const wanted = medicines.join()
  const told = lines.map(({ text }) => text).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the server knows the facts of the reader; what they tell changes the plan.
  const make = useCallback(
    async (isCurrent: () => boolean) => {
      setFailed(false)
      if (wanted === '') return setMade(undefined)
      try {
        const reply = await api.makePlan({ drug_ids: wanted.split(',') }, language)
        if (isCurrent()) setMade(reply)
      } catch {
        if (isCurrent()) setFailed(true)
      }
    },
    [wanted, language, told],
  )

  useEffect(() => {
    let current = true
    make(() => current)
    return () => {
      current = false
    }
  }, [make])

  return { made, hasFailed, retry: () => make(() => true) }
}
