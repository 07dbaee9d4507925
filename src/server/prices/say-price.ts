import type { Price } from '#contract/prices.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import { dollarsInWords } from '#i18n/dollars.ts'
import type { Language } from '#i18n/languages.ts'
import type { Translate, WordKey } from '#i18n/translator.ts'
import type { CashRow, DrugstoreRow, MedicareRow } from '#server/catalogue/files/price-rows.ts'

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

const day = 24 * 60 * 60 * 1000
const mostDays = 90

/** Whether a price is more than 90 days old on a day. A month or a year counts from its first day. */
function isOld(date: string, today: string): boolean {
  return Date.parse(today) - Date.parse(date) > mostDays * day
}

/** To cents, and below ten cents to a tenth of one. */
function rounded(dollars: number): number {
  return Number(dollars.toFixed(dollars < 0.1 ? 3 : 2))
}

/** Notes that say that more is asked of others. */
const ofSeveral = new Set<CashRow['note']>(['lowest', 'starting_price', 'starting_dose', 'new_patients'])

/** What a person pays for a medicine without insurance. `medicine` is its name in the language. */
export function cashPrice(row: CashRow, medicine: string, { t, today, language }: Telling): Price {
  const { place, website, dollars, date, note } = row
  const exact = dollarsInWords(dollars)
  const amount = ofSeveral.has(note) ? t('priceRecords.from', { amount: exact }) : exact
  const quantity = quantityOf(row, t)
  const form = row.form && t(`priceRecords.forms.${row.form}` as WordKey)
  const wording = quantity ? 'saidFor' : form ? 'saidForm' : 'said'
  const values = { place, amount, medicine, date: dateInWords(date, language) }
  return {
    kind: 'cash',
    said: t(`priceRecords.cash.${wording}`, { ...values, quantity: quantity ?? '', form: form ?? '' }),
    is_not: t('priceRecords.cash.isNot'),
    place,
    medicine,
    strength: null,
    form,
    dollars,
    amount,
    quantity,
    unit: null,
    dollars_per_unit: null,
    amount_per_unit: null,
    usual: false,
    rxcui: null,
    website,
    note: note ? t(`priceRecords.note.${note}`) : null,
    date,
    is_old: isOld(date, today),
    valid_from: null,
    valid_to: null,
  }
}

/** How a quantity is counted, by what it is of. */
const counted = { tablet: 'priceRecords.tablets', day: 'priceRecords.days', month: 'priceRecords.months' } as const

function quantityOf({ quantity, quantity_of }: CashRow, t: Translate): string | null {
  return quantity === null || quantity_of === '' ? null : t(counted[quantity_of], { count: quantity })
}

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
