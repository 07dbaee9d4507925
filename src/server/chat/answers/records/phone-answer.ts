import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import { type Answerer, answerOf } from '../answerer.ts'
import { paragraphs } from '../markup.ts'
import { nextStep, type Said } from './knowledge-card-text.ts'

/** "Who do I call", after a card: the number in its next step, and that of a program only where the talk has a medicine. */
export function createPhoneAnswer(knowledge: KnowledgeService, ofRecord: Answerer): Answerer {
  return async (understood, before) => {
    const { language, drugs, records, isUnknownRecord } = understood
    const told = before.told?.at(-1)
    // Another number than that of the last answer, or than the one asked for by name, would be a wrong one.
    const last = before.last === `card:${told}` && records.length === 0 && !isUnknownRecord ? told : undefined
    const card = last && knowledge.answer(last, language)
    if (!card || !hasNumber(card)) return ofRecord(understood, before)
    const step = nextStep(card, language) ?? ''
    if (drugs.length === 0) return answerOf(step)
    const answer = await ofRecord(understood, before)
    return { ...answer, text: paragraphs(step, answer.text) }
  }
}

function hasNumber({ phone, nextStep }: Said): boolean {
  return phone !== null || /\d{3}-\d{4}/.test(nextStep ?? '')
}
