/**
 * A thing that a page says: its value as the catalogue writes it, the sentence, what that stands under, and whether it says it
 * without "about" or "for example".
 */
export type Fact = Found & {
  under: string
  /** Whether it stands around the page, as it does on all of its site. */
  isAround: boolean
}

/** A phone, a percent of the guideline, what a person pays at least, the most that is paid a year, the last day, that it has ended, any dollars. */
export type FactKind = 'phone' | 'percent' | 'pay' | 'most' | 'last day' | 'ended' | 'amount'

/** A fact by its sentence alone. */
export type Found = { kind: FactKind; value: string; said: string; isFirm: boolean }
