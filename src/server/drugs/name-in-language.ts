import type { Language } from '#i18n/languages.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'

/** What a medicine is called: generics have a Spanish name, brands are called the same everywhere. */
export function nameInLanguage(
  { name, spanishNames }: Pick<Drug, 'name' | 'spanishNames'>,
  language: Language,
): string {
  return language === 'es' ? (spanishNames[0] ?? name) : name
}
