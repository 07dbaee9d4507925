import type { AppLoadContext } from 'react-router'
import { allWords, translator } from '#web/translator.server.ts'

/** The page without a plan: only the browser knows the reader's. */
export function loadPlan({ language }: AppLoadContext) {
  const t = translator(language)
  return {
    words: { plan: allWords[language].plan },
    meta: { title: t('plan.title'), description: t('plan.lead') },
  }
}
