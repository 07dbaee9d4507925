import type { Price } from '#contract/prices.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import { dollarsInWords } from '#i18n/dollars.ts'
import type { Language } from '#i18n/languages.ts'
import type { Translate, WordKey } from '#i18n/translator.ts'
import type { DrugstoreRow } from '#server/catalogue/files/price-rows.ts'
import { isOld } from './price-age.ts'

/** How a price is told: by which day, in which language and with its words. */
export type Telling = { today: string; language: Language; t: Translate }

const isCounted = /(tablet|capsule)/

/** What drugstores pay for a generic: for 30 tablets or capsules, else for one unit. `generic` is its name in the language. */
export function drugstorePrice(row: DrugstoreRow, generic: string, telling: Telling): Price {
  const { t, today, language } = telling
  const { strength, date, rxcui } = row
  const medicine = row.product || generic
  const isThirty = row.unit === 'each' && isCounted.test(row.form)
  const form = t(`priceRecords.forms.${row.form}` as WordKey)
  const unit = row.unit === 'each' ? form : t(`priceRecords.${row.unit}`)
  const quantity = isThirty ? t(`priceRecords.thirty.${row.form}` as WordKey) : `1 ${unit}`
  const dollars = isThirty ? rounded(30 * row.dollars) : rounded(row.dollars)
  const amount = dollarsInWords(dollars)
  const said = row.unit === 'each' ? 'each' : 'measured'
  const values = { amount, quantity, medicine, strength, form, date: dateInWords(date, language) }
  return {
    kind: 'drugstores',
    said: t(`priceRecords.drugstores.${said}`, values),
    is_not: t('priceRecords.drugstores.isNot'),
    place: t('priceRecords.drugstores.place'),
    medicine,
    strength,
    form,
    dollars,
    amount,
    quantity,
    unit,
    dollars_per_unit: row.dollars,
    amount_per_unit: dollarsInWords(rounded(row.dollars)),
    usual: row.usual,
    rxcui: rxcui || null,
    website: null,
    note: null,
    date,
    is_old: isOld(date, today),
    valid_from: null,
    valid_to: null,
  }
}

/** To cents, and below ten cents to a tenth of one. */
function rounded(dollars: number): number {
  return Number(dollars.toFixed(dollars < 0.1 ? 3 : 2))
}
