import { amountsIn, numberIn, numbersIn } from './amounts.ts'
import type { Claim } from './claim.ts'
import { monthsIn } from './dates.ts'
import type { RecordFacts } from './record-facts.ts'
import type { Spoken } from './spoken.ts'

/** Holds the amounts and dates of a sentence against the records it is about, else against all. */
export function createAmountClaims(all: RecordFacts[]) {
  return ({ words, about, allowed }: Spoken): Claim[] => {
    const sources = about.length > 0 ? about : all
    const said = new Set(allowed.said?.flatMap(numbersIn))
    const amounts = amountsIn(words).filter(
      (amount) => !said.has(numberIn(amount)) && !sources.some((facts) => facts.amounts.has(amount.key)),
    )
    const dates = monthsIn(words).filter(({ month }) => !sources.some(({ months }) => months.has(month)))
    return [
      ...amounts.map(({ kind, text }) => ({ kind, text })),
      ...dates.map(({ text }) => ({ kind: 'source' as const, text })),
    ]
  }
}
