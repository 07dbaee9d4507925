import type { Language } from '#i18n/languages.ts'
import type { Drug } from '#server/catalogue/read-drugs.ts'
import { say } from './say.ts'

/** Says that a generic is sold, where the catalogue knows it, and otherwise nothing. */
export function genericLine({ type, mainlyGeneric, name: drug, generic }: Drug, language: Language): string | null {
  const isSold = type === 'brand' && mainlyGeneric
  return isSold ? say[language]('chatMedicine.generic.exists', { drug, generic }) : null
}

/** The same, or else the question that a pharmacist can answer. */
export function genericAdvice(drug: Drug, language: Language): string | null {
  if (drug.type === 'biosimilar') return null
  const words = drug.type === 'brand' ? 'drug.genericName' : 'drug.isName'
  return genericLine(drug, language) ?? say[language](words, { drug: drug.name, generic: drug.generic })
}
