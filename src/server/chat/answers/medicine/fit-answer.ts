import type { Topic } from '#contract/eligibility.ts'
import type { ProgramCard } from '#contract/programs.ts'
import { translators } from '#i18n/translators.ts'
import type { Answer, TalkContext, Understood } from '#server/chat/turn.ts'
import type { Limits } from '#server/eligibility/income-limit.ts'
import { answerOf } from '../answerer.ts'
import { bullets, paragraphs } from '../markup.ts'
import { askedTopics, askTopic, questionOf } from './ask-topic.ts'
import { decidingRules } from './deciding-rules.ts'
import { programItem } from './program-item.ts'
import { shownPrograms } from './program-list.ts'
import { programSuggestions } from './programs-answer.ts'
import { reachLine } from './reach-line.ts'
import { ruleBlock } from './rule-answer.ts'

/**
 * Whether one program, asked about by itself, fits this person: the rules that say so, else all of them, and the one
 * question that is open.
 */
export function fitAnswer(card: ProgramCard, understood: Understood, before: TalkContext, limits: Limits): Answer {
  const { language } = understood
  const t = translators[language]
  const fits = card.status !== 'not_now'
  const deciding = fits ? decidingRules(card) : brokenRules(card)
  const topic = fits ? topicToAsk(card) : undefined
  const verdict = paragraphs(
    t(`chatMedicine.fit.${fits ? 'may' : 'notNow'}`, { name: card.program_name }),
    bullets(deciding),
    reachLine(programItem(card), language),
  )
  const text = paragraphs(
    deciding.length > 0 ? verdict : ruleBlock(card, null, understood, limits),
    topic ? questionOf(topic, understood, before) : t('chatMedicine.eligibility.done'),
  )
  return answerOf(text, {
    ...shownPrograms([card], language),
    ...(topic ? askTopic(topic, understood) : { suggestions: programSuggestions(understood) }),
  })
}

/** What settles a rule by itself is asked before what takes several answers: the state before the income. */
function topicToAsk({ findings }: ProgramCard): Topic | undefined {
  const open = findings.map(({ asks }) => asks.filter((topic) => askedTopics.some((one) => one === topic)))
  const alone = open.filter(({ length }) => length === 1)
  const asked = (alone.length > 0 ? alone : open).flat()
  return askedTopics.find((topic) => asked.includes(topic))
}

function brokenRules({ findings }: ProgramCard): string[] {
  return findings.filter(({ result }) => result === 'not_met').map(({ text }) => text)
}
