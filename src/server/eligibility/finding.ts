import type { Topic } from '#contract/eligibility.ts'
import type { Why } from '#i18n/eligibility-words.ts'

/** What became of one rule. `asks`: the topics whose answer may settle it; none where only the program knows. */
export type Finding = {
  rule: 'medicine' | 'insurance' | 'income' | 'residency' | 'age' | 'veteran' | 'prescription' | 'citizenship' | 'other'
  result: 'met' | 'not_met' | 'unknown'
  why: Why
  asks: Topic[]
}
