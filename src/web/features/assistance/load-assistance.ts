import type { AppLoadContext } from 'react-router'
import { withValues } from '#i18n/translator.ts'
import { allWords } from '#web/translator.server.ts'

export type AssistanceContent = ReturnType<typeof loadAssistance>

/** The words of managed assistance. */
export function loadAssistance({ services, language }: AppLoadContext) {
  const { points, how, ...words } = withValues(allWords[language].pages.papers, services.advertised, language)
  const { title, ...steps } = how
  return { ...words, papers: Object.values(points), how: { title, steps: Object.values(steps) } }
}
