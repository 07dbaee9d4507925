import type { Fit } from '#contract/programs.ts'

/** A piece of an answer that no record bears out. */
export type Claim = {
  kind: 'program' | 'phone' | 'link' | 'price' | 'number' | 'source'
  text: string
  /** What the one record that is spoken of has in its place. */
  fix?: string
}

/** What an answer may draw on. */
export type Allowed = {
  /** Ids of records that were looked up; left out: every served record. */
  records?: ReadonlySet<string>
  /** Ids of the medicines that the talk is about: what a program takes is then said of these. */
  drugs?: ReadonlySet<string>
  /** What the person said in this talk, and what was understood of it, as text: amounts in it may be said back. */
  said?: string[]
  /** What the check of eligibility found, by id of the program. */
  fits?: ReadonlyMap<string, Fit>
}
