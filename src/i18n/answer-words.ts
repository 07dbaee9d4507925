import type { Money } from '#contract/answer.ts'
import type { InsuranceKind } from '#contract/eligibility.ts'
import type { Cost } from '#contract/programs.ts'
import type { Why } from './eligibility-words.ts'

/** What a person does for an offer, by its kind and by whether it names the medicine. */
export type Action =
  | 'free_medicine'
  | 'donated_medicine'
  | 'copay_card'
  | 'short_supply'
  | 'ask_helpline'
  | 'set_price'
  | 'lower_price'
  | 'fund'
  | 'public_help'

/** Why an offer stands where it stands, the weightiest first. */
export type OrderReason =
  | 'every_medicine'
  | 'fits'
  | 'may_fit'
  | 'not_now'
  | 'free'
  | 'charity'
  | 'public'
  | 'lower_copay'
  | 'short_time'
  | 'helpline'
  | 'own_money'
  | 'no_way_to_reach'
  | 'this_medicine'
  | 'own_state'
  | 'any_medicine'

/** What a language must be able to say of an answer. */
export type AnswerWords = {
  action: (action: Action, program: string) => string
  money: (cost: Cost | 'free' | 'free_start') => Money
  /** A rule that is met, in a few words; `undefined` where it says nothing of the person. */
  tick: (why: Why, drug: string) => string | undefined
  /** Where no medicine is named. */
  myMedicine: string
  /** What to say on the phone. */
  toSay: (said: { action: Action; program: string; drug: string; insurance: InsuranceKind[] | undefined }) => string
  phoneOfOtherSite: string
  callNote: (phone: { hours: string | null; languages: readonly string[] | null; isFree: boolean }) => string
  orderReasons: (reasons: OrderReason[]) => string
}
