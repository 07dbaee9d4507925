import type { InsuranceKind, PersonFacts } from '#contract/eligibility.ts'
import type { Language } from '#i18n/languages.ts'
import type { Medicines } from '#server/chat/medicines/medicine-reader.ts'
import type { IncomeOf, RecordRef, TakenBy, TalkContext } from '#server/chat/turn.ts'
import type { FollowUp } from './dialogue-acts/follow-up.ts'
import type { Need } from './needs/need.ts'
import type { ReadPlace } from './place/place.ts'
import type { Pointed } from './records/pointing.ts'
import type { Signals } from './signals/signals.ts'

/** Everything that one turn says, before it is decided what is meant. */
export type Spoken = {
  text: string
  before: TalkContext
  language: Language
  medicines: Pick<Medicines, 'drugs' | 'guesses' | 'unknownName'>
  /** A medicine is named beside the name of a program. */
  hasOwnDrug: boolean
  named: RecordRef[]
  /** One of the records named lowers cash prices. */
  isOfDiscount: boolean
  /** Programs of the medicines named here that are told of, and not just named. */
  described: RecordRef[]
  /** Of the records shown, the one that a telling word of its name is said of: "the Jordan number". */
  told: RecordRef[]
  pointed: Pointed
  place: ReadPlace
  need: Need
  /** Words that a discount may be found by. */
  deal: string
  facts: PersonFacts
  takenBy: TakenBy | undefined
  incomeOf: IncomeOf | undefined
  tellsOfInsurance: boolean
  /** Insurance that is said not to be held. */
  deniedInsurance: InsuranceKind[]
  /** Programs that are told to have been tried in vain, by their ids. */
  tried: string[]
  /** Programs that are named and said not to have been tried. */
  notTried: string[]
  signals: Signals
  followUp: FollowUp
}

/** Whether a medicine is named, or something that may be one. */
export function hasDrug({ drugs, guesses, unknownName }: Spoken['medicines']): boolean {
  return drugs.length > 0 || guesses.length > 0 || unknownName !== ''
}
