import { CalendarDays, CircleCheck, CircleHelp, History, RefreshCw } from 'lucide-react'
import type { Freshness } from '#contract/sources.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import { Chip } from '#web/components/display/chip.tsx'
import { useTranslation } from '#web/i18n.tsx'

const chips = {
  checked: { tone: 'ok', icon: CircleCheck },
  agrees: { tone: 'ok', icon: CircleCheck },
  changed: { tone: 'warn', icon: RefreshCw },
  unreadable: { tone: 'no', icon: CircleHelp },
  old: { tone: 'warn', icon: History },
  dated: { tone: 'no', icon: CalendarDays },
} as const

/** How far a record can be believed today, in a few words. */
export function FreshnessChip({ freshness: { state, on } }: { freshness: Freshness }) {
  const { t, language } = useTranslation()
  const date = on ? dateInWords(on, language) : ''
  const words = state === 'dated' && !on ? 'programs.freshness.datedUnknown' : (`programs.freshness.${state}` as const)
  return <Chip {...chips[state]}>{t(words, { date })}</Chip>
}
