import type { Allowed, Claim } from './claim.ts'
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
  /** Records that it may draw on where it is about none in particular. */
  looked: RecordFacts[]
  allowed: Allowed
}

/** A claim; `fix` stands in its place where one record is spoken of. */
export function claim(kind: Claim['kind'], text: string, fix?: string): Claim {
  return fix === undefined ? { kind, text } : { kind, text, fix }
}
