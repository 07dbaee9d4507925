import { hotlines } from '#contract/hotlines.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import { phoneLink } from '../markup.ts'

/** Said wherever nothing was understood: danger may have been put in words that are not known here. */
export function inDanger(language: Language): string {
  return translators[language]('chatTalk.inDanger', { phone: phoneLink(hotlines.medical) })
}
