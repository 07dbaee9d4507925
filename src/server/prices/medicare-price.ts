import type { Price } from '#contract/prices.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import { dollarsInWords } from '#i18n/dollars.ts'
import type { MedicareRow } from '#server/catalogue/files/price-rows.ts'
import type { Telling } from './drugstore-price.ts'

/** What Medicare's drug plans pay for 30 days; nothing of a price that has ended, or on which the readings differ. */
export function medicarePrice(row: MedicareRow, { t, today, language }: Telling): Price | undefined {
  const { name, valid_from, valid_to, date, first_reading: dollars } = row
  if (valid_to < today || dollars === null || dollars !== row.second_reading) return undefined
  const amount = dollarsInWords(dollars)
  const year = valid_from.slice(0, 4)
  return {
    kind: 'medicare',
    said: t('priceRecords.medicare.said', { amount, medicine: name, year, date: dateInWords(date, language) }),
    is_not: t('priceRecords.medicare.isNot'),
    place: t('priceRecords.medicare.place'),
    medicine: name,
    strength: null,
    form: null,
    dollars,
    amount,
    quantity: t('priceRecords.days', { count: 30 }),
    unit: null,
    dollars_per_unit: null,
    amount_per_unit: null,
    usual: false,
    rxcui: null,
    website: null,
    note: null,
    date,
    is_old: false,
    valid_from,
    valid_to,
  }
}
