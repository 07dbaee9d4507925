import type { DrugPrices, Price } from '#contract/prices.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { DrugstoreRow } from '#server/catalogue/files/price-rows.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import { easternDay } from '#server/eastern-day.ts'
import { cashPrice, drugstorePrice, medicarePrice, type Telling } from './say-price.ts'

export type Prices = ReturnType<typeof createPrices>

/** The prices of a medicine: the one record that page, chat and API show. */
export function createPrices({ prices, genericOf }: Pick<Catalogue, 'prices' | 'genericOf'>) {
  /** Those of a generic, and of a brand those of its generic that are sold in the brand's own strength and form. */
  function drugstoreRows({ name, generic, type }: Drug): DrugstoreRow[] {
    const rows = prices.drugstores.filter((row) => row.generic_name === generic)
    if (type === 'generic') return rows
    return type === 'brand' ? rows.filter(({ brands }) => brands.includes(name)) : []
  }

  function ofDrugstores(drug: Drug, telling: Telling): Price[] {
    const rows = drugstoreRows(drug)
    const named = genericOf(drug)
    const generic = named ? nameInLanguage(named, telling.language) : drug.generic
    // The one that is dispensed most may not be a strength of this brand, and of some generics nobody says which it is.
    const usual = rows.find((row) => row.usual)
    const sorted = usual ? [usual, ...rows.filter((row) => row !== usual)] : rows
    return sorted.map((row) => drugstorePrice(row, generic, telling))
  }

  return {
    /** All that we know of today, the usual strength first; or the sentence that we know none. */
    of(drug: Drug, language: Language): DrugPrices {
      const t = translators[language]
      const telling = { t, language, today: easternDay() }
      const name = nameInLanguage(drug, language)
      const isNamed = (row: { name: string }) => row.name === drug.name
      const found = [
        ...prices.cash.filter(isNamed).map((row) => cashPrice(row, name, telling)),
        ...ofDrugstores(drug, telling),
        ...prices.medicare.filter(isNamed).flatMap((row) => medicarePrice(row, telling) ?? []),
      ]
      return {
        drug_id: drug.id,
        drug_name: name,
        rxcuis: drug.rxcuis,
        none_known: found.length === 0 ? t('priceRecords.none', { drug: name }) : null,
        prices: found,
        credits: prices.sources
          .filter(({ id }) => found.some(({ kind }) => kind === id))
          .map(({ id, credit, url }) => ({ kind: id, credit: credit[language], url })),
      }
    },
  }
}
