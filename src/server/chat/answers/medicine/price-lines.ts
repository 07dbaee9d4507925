import type { Price, PriceKind } from '#contract/prices.ts'
import type { Understood } from '#server/chat/turn.ts'
import { say } from '../say.ts'

/** One price of each kind in the words of its record, with what it is not and whether it is old; the likeliest to be paid first. */
export function priceLines(prices: Price[], { facts: { insurance = [] }, language }: Understood): string[] {
  return kindsFor(insurance).flatMap((wanted) =>
    prices
      .filter(({ kind }) => kind === wanted)
      .slice(0, 1)
      .map(({ said, note, is_not, is_old }) =>
        [said, note, is_not, is_old && say[language]('priceRecords.old')].filter(Boolean).join(' '),
      ),
  )
}

/** What Medicare's plans pay is for people who have it, or have not said. */
function kindsFor(insurance: readonly string[]): PriceKind[] {
  if (insurance.includes('medicare')) return ['medicare', 'drugstores', 'cash']
  return insurance.length > 0 ? ['cash', 'drugstores'] : ['cash', 'drugstores', 'medicare']
}
