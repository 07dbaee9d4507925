import type { Language } from '#i18n/languages.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import { say } from '../say.ts'
import type { ProgramsFor } from './programs-for.ts'

/** Says that a generic is sold, where the catalogue knows it, and otherwise nothing: many brands have none. */
export function genericLine(drug: Drug, language: Language, programs: ProgramsFor): string | null {
  if (drug.type !== 'brand' || !drug.mainlyGeneric) return null
  const generic = programs.genericOf(drug)
  return say[language]('chatMedicine.generic.exists', {
    drug: drug.name,
    generic: generic ? nameInLanguage(generic, language) : drug.generic,
  })
}
