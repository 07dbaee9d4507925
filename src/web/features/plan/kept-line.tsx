import { dateInWords } from '#i18n/date-in-words.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import type { KeptPlan } from '#web/features/site/saved/made-plan-store.ts'
import { useTranslation } from '#web/i18n.tsx'
import { dayOf } from './day-of.ts'

interface KeptLineProps {
  kept: KeptPlan
  /** Medicines were added since. */
  isShort: boolean
  onRetry: () => void
}

/** Says that the plan is the one from before, and of which day. */
export function KeptLine({ kept: { made_at }, isShort, onRetry }: KeptLineProps) {
  const { t, language } = useTranslation()
  const date = dateInWords(dayOf(new Date(made_at)), language)
  return (
    <div role="status">
      <Note tone="warn">
        <p>
          {t('plan.keptFrom', { date })} {isShort && t('plan.keptShort')}
        </p>
        <Button onClick={onRetry}>{t('site.tryAgain')}</Button>
      </Note>
    </div>
  )
}
