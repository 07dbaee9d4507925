import { type PersonFacts, type Topic, topics } from '#contract/eligibility.ts'
import { translators } from '#i18n/translators.ts'
import { type Answer, type Intent, intentsToPayLess, type TalkContext, type Understood } from '#server/chat/turn.ts'
import { eligibilityWords } from '#server/eligibility/eligibility.ts'
import { link, paragraphs } from '../markup.ts'

/** Intents whose answer hangs on what is known of the person. */
const judged = new Set<Intent>([...intentsToPayLess, 'rule', 'noted'])

/** Numbers and a bare yes say nothing without the name of their topic. */
const named = new Set<Topic>(['age', 'veteran', 'prescription'])

/**
 * The answer, with half a sentence before it on what is known of the person and was not said yet, whether this turn told
 * it or another page, so that it can be corrected.
 */
export function acknowledging(answer: Answer, understood: Understood, before: TalkContext): Answer {
  const { language, facts, isOfOther } = understood
  const unsaid = unsaidTopics(understood, before)
  const isOfServices = answer.shown.some(({ kind }) => kind !== 'program')
  if (unsaid.length === 0 || isOfServices) return answer
  const t = translators[language]
  const words = eligibilityWords[language]
  const said = unsaid.map((topic) =>
    named.has(topic) ? `${words.topics[topic]}: ${words.answer(topic, facts)}` : words.answer(topic, facts),
  )
  const change = isOfOther ? t('chatTalk.sayIfWrong') : link(t('chatTalk.change'), '/facts')
  return { ...answer, text: paragraphs(`${noted(said.join(' · '), understood)} ${change}`, answer.text) }
}

/** Of several people it is said of whom. */
function noted(facts: string, { language, patient, patients }: Understood): string {
  const t = translators[language]
  return patient && patient !== 'writer' && patients.length > 0
    ? t('chatTalk.notedOf', { who: t(`chatTalk.who.${patient}`), facts })
    : t('chatTalk.noted', { facts })
}

/** The topics of which the talk has said by now that they are known. */
export function acknowledgedAfter(understood: Understood, before: TalkContext): Topic[] {
  const said = before.acknowledged.filter((topic) => topic in understood.facts)
  return [...new Set([...said, ...unsaidTopics(understood, before)])]
}

function unsaidTopics(understood: Understood, before: TalkContext): Topic[] {
  const { intent, facts } = understood
  if (!judged.has(intent)) return []
  // Where nothing is judged, what this turn tells is enough.
  const said = intent === 'noted' ? topicsOf(before.facts) : before.acknowledged
  return topicsOf(facts).filter((topic) => !said.includes(topic) || isNew(topic, facts, before.facts))
}

function topicsOf(facts: PersonFacts): Topic[] {
  return topics.filter((topic) => facts[topic] !== undefined)
}

function isNew(topic: Topic, now: PersonFacts, before: PersonFacts): boolean {
  return JSON.stringify(now[topic]) !== JSON.stringify(before[topic])
}
