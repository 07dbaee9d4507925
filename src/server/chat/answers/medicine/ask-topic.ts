import { type Topic, topics } from '#contract/eligibility.ts'
import type { Answer, TalkContext, Understood } from '#server/chat/turn.ts'
import { eligibilityWords } from '#server/eligibility/eligibility.ts'

/** What Navi asks a person. Who asks how to pay for a medicine nearly always has a prescription: to ask takes them for a fool. */
export const askedTopics: Topic[] = topics.filter((topic) => topic !== 'prescription')

/** Asks one thing of the person, with its commonest answers as buttons. */
export function askTopic(
  topic: Topic,
  { language }: Pick<Understood, 'language'>,
): Pick<Answer, 'asks' | 'suggestions'> {
  return { asks: topic, suggestions: eligibilityWords[language].choices[topic] ?? [] }
}

/** The question of a topic, in other words where it was asked just before and not understood. */
export function questionOf(topic: Topic, { language }: Understood, { asks }: TalkContext): string {
  const question = eligibilityWords[language].questions[topic]
  return asks === topic ? `**${question.again}**` : `**${question.ask}** ${question.hint}`
}
