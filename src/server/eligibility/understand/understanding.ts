import type { PersonFacts } from '#contract/eligibility.ts'

/** Why a reading must be confirmed with the person before it is used. */
export type Doubt = 'period' | 'amount' | 'insurance'

/** What an answer says of the person; `doubtful` was read, but the person must confirm it. */
export type Reading = { facts: PersonFacts; doubtful?: Doubt }

/** What an answer means. It never holds a name, a birth date, a number or an address of the person. */
export type Understanding =
  | ({ kind: 'fact' } & Reading)
  /** Skip the question, not known to the person, change an earlier answer, only personal data, or anything else. */
  | { kind: 'skip' | 'not_known' | 'back' | 'personal' | 'not_understood' }

/** What a reading needs and the answer does not say. */
export type Outside = {
  /** The state of a five-digit ZIP code; without it no ZIP code is understood. */
  stateOfZip?: (zip: string) => string | undefined
  /** This year; without it no year of birth is understood. */
  year?: number
}
