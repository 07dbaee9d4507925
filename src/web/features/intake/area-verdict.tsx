import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { DeliveryArea } from '#contract/intake.ts'
import { Note } from '#web/components/feedback/note.tsx'
import { useTranslation } from '#web/i18n.tsx'

const looks = {
  yes: { tone: 'ok', icon: CircleCheck },
  no: { tone: 'danger', icon: CircleX },
  ask: { tone: 'warn', icon: CircleHelp },
} as const

/** Whether home delivery reaches a ZIP code, and what to do now. */
export function AreaVerdict({ area }: { area: DeliveryArea }) {
  const { t } = useTranslation()
  const { verdict, place, city, miles, limit_miles: limit } = area
  const words = miles === null ? 'askUnmeasured' : verdict
  return (
    <Note {...looks[verdict]}>
      <p>
        <b>{t(`intake.delivery.verdicts.${verdict}`)}</b>
      </p>
      <p>{t(`intake.delivery.${words}`, { place, city, miles: miles ?? '', limit })}</p>
    </Note>
  )
}
