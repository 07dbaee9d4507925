import type { WatchFinding } from '#server/catalogue/files/watch-file.ts'
import type { FactKind } from './fact.ts'

/** One thing that a record says and a page may say too. */
export type Claim = {
  /** The field of the record, as problems name it. */
  field: string
  kind: FactKind
  /** As the page would be read: ten digits of a phone, a percent, dollars. */
  value: string
  /** Whether this page is where the fact comes from: only then another value means that it has changed. */
  isFrom: boolean
}

/** A record that a page speaks of, by what it may be called there, and what it claims. */
export type WatchedRecord = {
  id: string
  names: string[]
  claims: Claim[]
  /** Numbers that many pages name: of Medicare, of Social Security. They take no number's place. */
  nationalPhones?: ReadonlySet<string>
  /** What was found on this page when it was read before. */
  before?: readonly WatchFinding[]
  /** An address that nobody has opened yet: that there is no page says nothing. */
  isUnopened?: boolean
}

export type WatchedPage = { url: string; records: WatchedRecord[] }
