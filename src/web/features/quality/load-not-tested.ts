import type { AppLoadContext } from 'react-router'
import { dateInWords } from '#i18n/date-in-words.ts'
import { fillIn } from '#i18n/translator.ts'
import { allWords } from '#web/translator.server.ts'

export type NotTestedContent = ReturnType<typeof loadNotTested>

/** The month in which the page was written from the tests; to be set anew when they or the page change. */
const written = '2026-11'

/** What the accessibility page has to admit, and whom to tell. */
export function loadNotTested({ language }: Pick<AppLoadContext, 'language'>) {
  const { missing, tell } = allWords[language].pages.accessibility
  const { title, ...parts } = missing
  return {
    title,
    parts: Object.values(parts),
    tell: { ...tell, date: fillIn(tell.date, { date: dateInWords(written, language) }) },
  }
}
