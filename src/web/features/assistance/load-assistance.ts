import type { AppLoadContext } from 'react-router'
import { allWords } from '#web/translator.server.ts'

export type AssistanceContent = ReturnType<typeof loadAssistance>

/** The words of managed assistance. */
export function loadAssistance({ language }: Pick<AppLoadContext, 'language'>) {
  const { points, how, ...words } = allWords[language].pages.papers
  const { title, ...steps } = how
  return { ...words, papers: Object.values(points), how: { title, steps: Object.values(steps) } }
}
