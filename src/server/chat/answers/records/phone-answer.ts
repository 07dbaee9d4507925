import type { KnowledgeSubject } from '#contract/knowledge.ts'
import type { Language } from '#i18n/languages.ts'
import type { Understood } from '#server/chat/turn.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import { type Answerer, answerOf } from '../answerer.ts'
import { paragraphs } from '../markup.ts'
import type { WhoCanTell } from '../talk/who-can-tell.ts'
import { type Said, stepOfCard } from './knowledge-card-text.ts'

/** Answers after which the number of a program is asked for. */
const ofPrograms = new Set<KnowledgeSubject>(['free-medicine', 'prices', 'generics', 'out-of-medicine'])

type Parts = { knowledge: KnowledgeService; whoCanTell: WhoCanTell; ofRecord: Answerer }

/**
 * "Who do I call": the number in the next step of the card that was told, else that of a program where the talk has a
 * medicine; where neither has one the last number that was told, or who can tell.
 */
export function createPhoneAnswer({ knowledge, whoCanTell, ofRecord }: Parts): Answerer {
  return async (understood, before) => {
    const { language, drugs } = understood
    if (!isOpen(understood)) return ofRecord(understood, before)
    const last = before.last === `card:${before.told.at(-1)}` ? before.told.slice(-1) : []
    const step = stepWithNumber(last, language)
    if (step) return answerOf(step)
    const [card] = last.flatMap((id) => knowledge.answer(id, language) ?? [])
    if (card && !ofPrograms.has(card.subject))
      return answerOf(paragraphs(stepOfCard(card, language), whoCanTell.line(understood, before)))
    if (drugs.length + before.shown.length > 0 || before.intent === null) return ofRecord(understood, before)
    return answerOf(stepWithNumber(before.told, language) ?? whoCanTell.line(understood, before))
  }

  /** The next step of the last of some cards that tells a number. */
  function stepWithNumber(ids: string[], language: Language): string | undefined {
    const cards = ids.toReversed().flatMap((id) => knowledge.answer(id, language) ?? [])
    const card = cards.find(hasNumber)
    return card && (stepOfCard(card, language) ?? undefined)
  }
}

/** Another number than the one asked for by name would be a wrong one. */
function isOpen({ records, isUnknownRecord }: Understood): boolean {
  return records.length === 0 && !isUnknownRecord
}

function hasNumber({ phone, nextStep }: Said): boolean {
  return phone !== null || /\d{3}-\d{4}/.test(nextStep ?? '')
}
