import type { PersonFacts } from '#contract/eligibility.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import { mayUseCopayCards } from '#server/eligibility/check-insurance.ts'

/** What may be asked next of a medicine, by its name: help to pay for it, and its copay card for who may use one. */
export function payingSuggestions(drug: string, facts: PersonFacts, language: Language): string[] {
  const t = translators[language]
  const help = t('chatTalk.advice.help', { drug })
  return mayUseCopayCards(facts) ? [help, t('chatTalk.advice.copay', { drug })] : [help]
}
