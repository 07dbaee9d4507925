import type { AppLoadContext } from 'react-router'
import type { Language } from '#i18n/languages.ts'
import { allWords, translator } from '#web/translator.server.ts'

/** The page without a plan: only the browser knows the reader's. Its words come in both languages: without internet, none could be fetched. */
export function loadPlan({ language }: AppLoadContext) {
  const t = translator(language)
  return {
    words: { en: wordsIn('en'), es: wordsIn('es') },
    meta: { title: t('plan.title'), description: t('plan.lead') },
  }
}

function wordsIn(language: Language) {
  return { plan: allWords[language].plan }
}
