import type { Language } from '#i18n/languages.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import { link } from '../markup.ts'

/** A medicine at the head of its line, which leads to all that is known of it. @param address Another page that tells of it. */
export function linkedDrug(drug: Drug, language: Language, address: string = `/drugs/${drug.id}`): string {
  return `**${link(nameInLanguage(drug, language), address)}**`
}
