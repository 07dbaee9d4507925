import type { Intent } from '#server/chat/turn.ts'
import type { Signals } from '../signals/signals.ts'

/** What is asked about a record, by its phrases. */
export function recordIntent(signals: Signals, isOfNewDrug: boolean): Intent | undefined {
  const { record, rule, medicine } = signals
  const isStory = isToldInStory(signals, isOfNewDrug)
  if (rule === 'citizenship') return 'rule'
  if (record.has('source') && !isOfNewDrug && !isStory) return 'source'
  if (record.has('papers') && !isStory) return 'papers'
  if (rule) return 'rule'
  if (record.has('form') && record.has('card')) return 'form'
  if (isStory) return undefined
  if (record.has('card') && !medicine.has('coupons') && !isOfNewDrug) return 'card'
  if (record.has('phone')) return 'phone'
  if (record.has('form')) return 'form'
  return undefined
}

/** In a long story about a medicine such words are said in passing. */
function isToldInStory({ length, medicine }: Signals, isOfNewDrug: boolean): boolean {
  return length > 12 && (medicine.size > 0 || isOfNewDrug)
}
