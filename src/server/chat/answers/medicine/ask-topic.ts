import type { Topic } from '#contract/eligibility.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import { eligibilityWords } from '#server/eligibility/eligibility.ts'

/** Asks one thing of the person, with its commonest answers as buttons. */
export function askTopic(
  topic: Topic,
  { language }: Pick<Understood, 'language'>,
): Pick<Answer, 'asks' | 'suggestions'> {
  return { asks: topic, suggestions: eligibilityWords[language].choices[topic] ?? [] }
}
