import type { Price } from '#contract/prices.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import { dollarsInWords } from '#i18n/dollars.ts'
import type { Translate, WordKey } from '#i18n/translator.ts'
import type { CashRow } from '#server/catalogue/files/price-rows.ts'
import type { Telling } from './drugstore-price.ts'
import { isOld } from './price-age.ts'

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
