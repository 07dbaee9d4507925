import type { Topic } from '#contract/eligibility.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Answer, Asked, TalkContext } from '#server/chat/turn.ts'
import { eligibilityWords } from '#server/eligibility/eligibility.ts'

/** A question of the turn before that still waits for its answer. */
export type Pending = Pick<Answer, 'asks' | 'suggestions'> & { question: string }

/** What the turn before asked, in other words where there are some; `undefined` where it asked nothing. */
export function pendingOf(
  { asks, together }: Pick<TalkContext, 'asks' | 'together'>,
  language: Language,
): Pending | undefined {
  if (!asks) return undefined
  // Of several that were named it was asked which one is first.
  if (asks === 'drug' && together.length > 1)
    return { question: translators[language]('chatMedicine.severalNext'), asks, suggestions: [] }
  if (!isTopic(asks)) return { question: translators[language](`chatTalk.pending.${asks}`), asks, suggestions: [] }
  const { questions, choices } = eligibilityWords[language]
  return { question: questions[asks].again, asks, suggestions: choices[asks] ?? [] }
}

function isTopic(asked: Asked): asked is Topic {
  return asked in eligibilityWords.en.questions
}
