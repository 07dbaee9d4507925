import type { PersonFacts, Topic } from '#contract/eligibility.ts'
import type { Answer, Intent, TalkContext, Understood } from '#server/chat/turn.ts'
import { eligibilityWords } from '#server/eligibility/eligibility.ts'
import { paragraphs } from '../markup.ts'
import { say } from '../say.ts'

/** Intents whose answer hangs on what is known of the person. */
const judged = new Set<Intent>([
  'programs',
  'copay',
  'coupons',
  'price',
  'eligibility',
  'insurance_help',
  'which_drug',
  'rule',
])

/** Numbers and a bare yes say nothing without the name of their topic. */
const named = new Set<Topic>(['age', 'veteran', 'prescription'])

/** The answer, with half a sentence before it on what this turn told of the person, so that it can be corrected. */
export function acknowledging(answer: Answer, understood: Understood, before: TalkContext): Answer {
  const { language, intent, facts } = understood
  const learned = judged.has(intent) ? learnedFrom(facts, before.facts) : []
  if (learned.length === 0) return answer
  const words = eligibilityWords[language]
  const said = learned.map((topic) =>
    named.has(topic) ? `${words.topics[topic]}: ${words.answer(topic, facts)}` : words.answer(topic, facts),
  )
  return { ...answer, text: paragraphs(say[language]('chatTalk.noted', { facts: said.join(' · ') }), answer.text) }
}

function learnedFrom(now: PersonFacts, before: PersonFacts): Topic[] {
  const topics = Object.keys(now) as Topic[]
  return topics.filter((topic) => JSON.stringify(now[topic]) !== JSON.stringify(before[topic]))
}
