import type { Allowed } from './claim.ts'
import type { RecordFacts } from './record-facts.ts'

/** A sentence with what it is held against. */
export type Spoken = {
  sentence: string
  /** Without the addresses of its links. */
  words: string
  /** The records that it names; where it names none, those of the sentence before it in its paragraph. */
  about: RecordFacts[]
  /** Records of the sponsors and organizations that it names. */
  near: RecordFacts[]
  allowed: Allowed
}
