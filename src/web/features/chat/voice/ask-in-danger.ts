import type { Language } from '#i18n/languages.ts'
import { randomId } from '#web/random-id.ts'
import { askNavi } from '../talk/ask-navi.ts'
import { splitResult } from '../talk/split-result.ts'

/** What Navi says to words of danger, wherever they were said. */
export async function askInDanger(question: string, language: Language) {
  const id = randomId()
  const asked = { variant: 'general', question, id, automatic: false, language } as const
  const reply = await askNavi(asked, { signal: new AbortController().signal, onText: () => undefined })
  return { text: splitResult(reply.result).text, isUrgent: true }
}
