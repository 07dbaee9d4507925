import { dateInWords } from '#i18n/date-in-words.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'

/**
 * Says that a generic is sold, where the catalogue knows it, and otherwise nothing: many brands have none.
 * @param listed The generic in the list of medicines, if it is there.
 */
export function genericLine(drug: Drug, language: Language, listed: Drug | undefined): string | null {
  const { name, type, mainlyGeneric, genericSold } = drug
  if (type !== 'brand' || !(mainlyGeneric || genericSold)) return null
  const generic = listed ? nameInLanguage(listed, language) : drug.generic
  return genericSold
    ? translators[language]('chatMedicine.generic.sold', {
        drug: name,
        generic,
        date: dateInWords(genericSold, language),
      })
    : translators[language]('chatMedicine.generic.exists', { drug: name, generic })
}
