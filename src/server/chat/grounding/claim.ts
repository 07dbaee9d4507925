/** A piece of an answer that no record bears out. */
export type Claim = { kind: 'record' | 'phone' | 'link' | 'price' | 'number' | 'source'; text: string }

/** What an answer may draw on beside the records. */
export type Allowed = {
  /** What the person said in this talk, and what was understood of it, as text: amounts in it may be said back. */
  said?: string[]
}
