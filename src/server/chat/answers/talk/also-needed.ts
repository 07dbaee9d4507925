import type { Answer, Understood } from '#server/chat/turn.ts'
import { nearbyNeeds } from '#server/chat/understand/nearby-needs.ts'
import { paragraphs } from '../markup.ts'
import { say } from '../say.ts'

/** The answer, with a word before it on what else was needed, and what to press for it: nobody says it twice. */
export function withOtherNeed(answer: Answer, { also, language }: Pick<Understood, 'also' | 'language'>): Answer {
  const need = nearbyNeeds.get(also)?.[language]
  if (!need) return answer
  const t = say[language]
  const button = t('chatTalk.nearMe', { need })
  const said = t('chatTalk.alsoNeeded', { need })
  return { ...answer, text: paragraphs(said, answer.text), suggestions: [button, ...answer.suggestions] }
}
