import type { InsuranceKind, PersonFacts, Range, Topic } from '#contract/eligibility.ts'
import type { AgeRule, InsuranceRule, ResidencyRule } from '#contract/programs.ts'

/** Kinds of insurance as the programs' rules tell them apart. */
export type RuleKind = keyof InsuranceRule

/** Why a rule is met, not met or unknown: what the sentence is made from. Amounts are whole dollars a year. */
export type Why =
  | { code: 'medicine_named' | 'medicine_ask' | 'medicine_of_any' }
  | { code: 'income_no_limit' | 'income_varies' | 'income_not_said' | 'income_needed' }
  | { code: 'income_ask_in'; state: string }
  | {
      code: 'income_under' | 'income_over' | 'income_near' | 'income_in_most'
      income: Range
      size: number
      limit: number
    }
  | { code: 'income_if_married'; income: Range; single: number; married: number }
  | { code: 'insurance_taken' | 'insurance_refused' | 'insurance_not_said'; kinds: RuleKind[] }
  | { code: 'insurance_if_not_covered'; kinds: RuleKind[]; notSaid: RuleKind[] }
  | { code: 'insurance_mixed'; kinds: RuleKind[]; refused: RuleKind[] }
  | { code: 'insurance_federal'; kinds: InsuranceKind[] }
  | { code: 'insurance_all_taken' | 'insurance_needed' }
  | { code: 'residency_there' | 'residency_elsewhere'; place: ResidencyRule; state: string }
  | { code: 'residency_ask'; place: ResidencyRule; state: string }
  | { code: 'residency_needed'; place: ResidencyRule }
  | { code: 'medicare_have' | 'medicare_required' }
  | { code: 'residency_excluded' | 'residency_excluded_needed' | 'residency_not_excluded'; states: string[] }
  | { code: 'conditions_ask' }
  | { code: 'age_within' | 'age_outside' | 'age_needed' | 'age_ask'; rule: AgeRule }
  | { code: 'citizenship_not_required' | 'citizenship_ask' }
  | { code: 'prescription_have' | 'prescription_missing' | 'prescription_needed' }
  | { code: 'veteran_yes' | 'veteran_no' | 'veteran_needed' }

/** How a question of one topic is put: first, and again in other words where the answer was not understood. */
type Question = { ask: string; again: string; hint: string; why: string; example: string }

/** What a language must be able to say in an eligibility check. */
export type EligibilityWords = {
  /** One sentence for every reason. */
  why: (why: Why) => string
  /** What would turn a "not now" of this rule; `undefined` where nothing the person can change would. */
  change: (why: Why) => string | undefined
  questions: Record<Topic, Question>
  /** The name of a topic in the list of answers. */
  topics: Record<Topic, string>
  /** An answer as the list of answers shows it. */
  answer: (topic: Topic, facts: PersonFacts) => string
  /** Quick answers; each is understood when it comes back as text. */
  choices: Partial<Record<Topic, string[]>>
  /** Asks whether a reading is right: how it was understood, and what was said before where that differs. */
  confirm: (topic: Topic, before: PersonFacts, now: PersonFacts) => string
  yesNo: string[]
  said: {
    personal: string
    notUnderstood: string
    noCheck: string
    unknownDrug: string
    tooLong: string
    expired: string
    nothingToGoBack: string
  }
  /** The short text above the recommendation. */
  result: (count: { likely: number; may: number; not_now: number; drug: string }) => string
  federalInstead: string
}
