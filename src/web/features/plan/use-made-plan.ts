import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { PlanReply } from '#contract/plan.ts'
import type { Language } from '#i18n/languages.ts'
import { api } from '#web/api.ts'
import { usePerson } from '#web/features/site/person.ts'
import { useTranslation } from '#web/i18n.tsx'

type OnMade = (made: PlanReply, language: Language) => void

/**
 * The plan for these medicines, made anew whenever they, or the facts of the reader, change, and when a lost connection is
 * back. The one before stays in sight meanwhile.
 */
export function useMadePlan(medicines: readonly string[], onMade?: OnMade) {
  const { language } = useTranslation()
  const { lines } = usePerson()
  const [made, setMade] = useState<PlanReply>()
  const [hasFailed, setFailed] = useState(false)
  const wanted = medicines.join()
  const told = lines.map(({ text }) => text).join()
  const tellMade = useEffectEvent((reply: PlanReply) => onMade?.(reply, language))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the server knows the facts of the reader; what they tell changes the plan.
  const make = useCallback(
    async (isCurrent: () => boolean) => {
      setFailed(false)
      if (wanted === '') return setMade(undefined)
      try {
        const reply = await api.makePlan({ drug_ids: wanted.split(',') }, language)
        if (!isCurrent()) return
        setMade(reply)
        tellMade(reply)
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

  useEffect(() => {
    if (!hasFailed) return
    const again = () => make(() => true)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [hasFailed, make])

  return { made, hasFailed, retry: () => make(() => true) }
}
