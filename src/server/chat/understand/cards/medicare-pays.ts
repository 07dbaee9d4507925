import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { yearOf } from '#server/catalogue/files/valid-days.ts'
import { findAll } from '#server/drugs/find-all.ts'
import { easternDay } from '#server/eastern-day.ts'
import { fold } from '#text/fold.ts'
import type { Meaning } from '../signals/scored-meaning.ts'
import type { Spoken } from '../spoken.ts'
import { yearsAsked } from './card-year.ts'
import { knowledge } from './cards-by-words.ts'

/** "What does Medicare pay for Eliquis", and not whether it pays. Folded. */
const amountAsked =
  /\b(?:what|how much|whats|cuanto|que)\b.{0,24}\bmedicare\b.{0,16}\bpay(?:s|ing)? for \w|\b(?:cuanto|que) (?:paga|va a pagar|pagara) (?:el )?medicare (?:por|de) \w/

type Known = Pick<Catalogue, 'prices' | 'findDrug'>

/** Builds what leads to the Medicare prices of the year that is asked of, or else of the first one that has a price of the medicine. */
export function createMedicarePays({ prices, findDrug }: Known) {
  return ({ text, medicines, before }: Spoken): Meaning | undefined => {
    if (!amountAsked.test(fold(text))) return undefined
    const named = medicines.drugs.length > 0 ? medicines.drugs : before.drugs
    const names = findAll(findDrug, named).map(({ name }) => name)
    const today = easternDay()
    const known = prices.medicare
      .filter(
        ({ name, valid_to, first_reading }) => names.includes(name) && valid_to >= today && first_reading !== null,
      )
      .map(({ valid_from }) => yearOf(valid_from))
      .sort()
    const asked = yearsAsked(text)
    const year = known.find((each) => asked.length === 0 || asked.includes(each))
    return year ? knowledge([`negotiated-prices-${year}`]) : undefined
  }
}
