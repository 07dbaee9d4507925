import { translators } from '#i18n/translators.ts'
import type { Answer, Intent, Understood } from '#server/chat/turn.ts'
import { hardshipTold } from '#server/chat/understand/dialogue-acts/hardship.ts'
import { paragraphs } from '../markup.ts'

/** Answers that have kind words of their own. */
const isKind = new Set<Intent>(['care', 'noted', 'emergency'])

/** A kind sentence to who tells of a death, a grave illness or an overdose of theirs, else ''. */
export function kindWords({ text, language }: Pick<Understood, 'text' | 'language'>): string {
  const told = hardshipTold(text)
  return told ? translators[language](`chatTalk.hardship.${told}`) : ''
}

/** The answer with a kind sentence before it, where something heavy was told. */
export function withKindWords(answer: Answer, understood: Understood): Answer {
  const isSaid = isKind.has(understood.intent) || understood.cards.includes('grief-and-loss')
  const words = isSaid ? '' : kindWords(understood)
  return words ? { ...answer, text: paragraphs(words, answer.text) } : answer
}
