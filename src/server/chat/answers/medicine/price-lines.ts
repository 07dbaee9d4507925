import type { Price, PriceKind } from '#contract/prices.ts'
import { translators } from '#i18n/translators.ts'
import { yearOf } from '#server/catalogue/files/valid-days.ts'
import type { Understood } from '#server/chat/turn.ts'
import { yearsAsked } from '#server/chat/understand/cards/card-year.ts'

type Asker = Pick<Understood, 'facts' | 'language'>

/** One price of each kind in the words of its record, with what it is not and whether it is old; the likeliest to be paid first. */
export function priceLines(prices: Price[], { facts, language }: Asker): string[] {
  return kindsFor(facts)
    .flatMap((kind) => firstOf(prices, kind) ?? [])
    .map(({ said, note, is_not, is_old }) =>
      [said, note, is_not, is_old && translators[language]('priceRecords.old')].filter(Boolean).join(' '),
    )
}

/** The prices without those of Medicare that hold in other years than a text names. */
export function ofYearsAsked(prices: Price[], text: string): Price[] {
  const years = yearsAsked(text)
  const isOfYear = ({ valid_from }: Price) => valid_from === null || years.includes(yearOf(valid_from))
  return years.length > 0 ? prices.filter(isOfYear) : prices
}

/** A price of each of several medicines, of the one kind that most of them have: two kinds can not be compared. */
export function comparedPrices(each: Price[][], { facts }: Asker): (Price | undefined)[] {
  const ofKinds = kindsFor(facts).map((kind) => each.map((prices) => firstOf(prices, kind)))
  const count = (prices: (Price | undefined)[]) => prices.filter(Boolean).length
  return ofKinds.toSorted((a, b) => count(b) - count(a))[0] ?? []
}

function firstOf(prices: Price[], wanted: PriceKind): Price | undefined {
  return prices.find(({ kind }) => kind === wanted)
}

/** What Medicare's plans pay is for people who have it, or have not said. */
function kindsFor({ insurance = [] }: Asker['facts']): PriceKind[] {
  if (insurance.includes('medicare')) return ['medicare', 'drugstores', 'cash']
  return insurance.length > 0 ? ['cash', 'drugstores'] : ['cash', 'drugstores', 'medicare']
}
