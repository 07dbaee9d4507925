import { type Topic, topics } from '#contract/eligibility.ts'
import { translators } from '#i18n/translators.ts'
import type { Answer, TalkContext, Understood, Who } from '#server/chat/turn.ts'
import { eligibilityWords } from '#server/eligibility/eligibility.ts'

/** What Navi asks a person. Who asks how to pay for a medicine nearly always has a prescription: to ask takes them for a fool. */
export const askedTopics: Topic[] = topics.filter((topic) => topic !== 'prescription')

/** Who nearly always lives with the writer, and what one home has one answer to. */
const atHome = new Set<Who | undefined>(['wife', 'husband', 'partner', 'son', 'daughter', 'child'])
const ofHome = new Set<Topic>(['household_size', 'yearly_income', 'state'])

function isOfHome(topic: Topic, { patient }: Understood): boolean {
  return ofHome.has(topic) && atHome.has(patient)
}

/** "Your mother", where the talk is of somebody whom its writer named. */
function otherNamed({ language, patient }: Pick<Understood, 'language' | 'patient'>): string | undefined {
  return patient && patient !== 'writer' ? translators[language](`chatTalk.who.${patient}`) : undefined
}

/** Asks for the insurance, and says what for. */
export function askInsurance(understood: Pick<Understood, 'language' | 'patient'>): string {
  const t = translators[understood.language]
  const who = otherNamed(understood)
  return who ? t('chatMedicine.tellInsuranceOf', { who }) : t('chatMedicine.tellInsurance')
}

/** Asks one thing of the person, with its commonest answers as buttons. */
export function askTopic(
  topic: Topic,
  { language }: Pick<Understood, 'language'>,
): Pick<Answer, 'asks' | 'suggestions'> {
  return { asks: topic, suggestions: eligibilityWords[language].choices[topic] ?? [] }
}

/** The question of a topic, in other words where it was asked just before and not understood. */
export function questionOf(topic: Topic, understood: Understood, { asks }: TalkContext): string {
  const { language } = understood
  const question = eligibilityWords[language].questions[topic]
  const who = isOfHome(topic, understood) ? undefined : otherNamed(understood)
  if (who && topic !== 'prescription') return `**${translators[language](`chatMedicine.askOf.${topic}`, { who })}**`
  return asks === topic ? `**${question.again}**` : `**${question.ask}** ${question.hint}`
}
