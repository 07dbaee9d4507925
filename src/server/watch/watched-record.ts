import type { WatchFinding } from '#server/catalogue/files/watch-file.ts'
import type { Claim } from './compare.ts'

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
