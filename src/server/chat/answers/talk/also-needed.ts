import { translators } from '#i18n/translators.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import { paragraphs } from '../markup.ts'

/** The answer, with a word before it on what else was needed, and what to press for it: nobody says it twice. */
export function withOtherNeed(answer: Answer, { also, language }: Pick<Understood, 'also' | 'language'>): Answer {
  if (!also) return answer
  const t = translators[language]
  const said = t('chatTalk.alsoNeeded', { need: also })
  const button = t('chatTalk.nearMe', { need: also })
  return { ...answer, text: paragraphs(said, answer.text), suggestions: [button, ...answer.suggestions] }
}
