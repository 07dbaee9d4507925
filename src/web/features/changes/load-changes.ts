import type { AppLoadContext } from 'react-router'
import { dateInWords } from '#i18n/date-in-words.ts'
import { allWords } from '#web/translator.server.ts'

/** What people changed after a look at a source, the newest first, with the words of the page. */
export function loadChanges({ services, language }: Pick<AppLoadContext, 'services' | 'language'>) {
  const { changes: words } = allWords[language]
  return {
    meta: { title: words.title, description: words.description },
    words: { changes: words },
    feed: `/changes.xml?lng=${language}`,
    changes: services.changes.list(language).map((change) => ({ ...change, day: dateInWords(change.on, language) })),
  }
}

export type ChangesData = ReturnType<typeof loadChanges>
