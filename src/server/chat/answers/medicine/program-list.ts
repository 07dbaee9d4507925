import type { ProgramCard } from '#contract/programs.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Answer } from '#server/chat/turn.ts'
import { answerOf } from '../answerer.ts'
import { paragraphs } from '../markup.ts'
import { mostCards } from '../short.ts'
import { programLine, tellingItem } from './program-block.ts'

/** Programs that a list remembers: "the fifth one", and what "more" goes on with. */
export const mostListed = 10

type Around = {
  language: Language
  before: (string | false | null)[]
  after: (string | false | null)[]
} & Partial<Pick<Answer, 'suggestions' | 'asks'>>

/** An answer with the first programs as cards. */
export function programList(cards: ProgramCard[], { language, before, after, ...parts }: Around): Answer {
  return answerOf(paragraphs(...before, ...after), { ...parts, ...shownPrograms(cards, language) })
}

export function fitting(cards: ProgramCard[]): ProgramCard[] {
  return cards.filter(({ status }) => status !== 'not_now')
}

/** Each program where it stands first. */
export function eachOnce(cards: ProgramCard[]): ProgramCard[] {
  const first = new Map<string, ProgramCard>()
  for (const card of cards) if (!first.has(card.program_id)) first.set(card.program_id, card)
  return [...first.values()]
}

/** Programs as what an answer shows, in their order: the first are cards, and their names can be chosen. */
export function shownPrograms(
  cards: ProgramCard[],
  language: Language,
  reasonsOf: (card: ProgramCard) => string[] = () => [],
): Pick<Answer, 'items' | 'options' | 'shown'> {
  const listed = cards.slice(0, mostListed)
  const told = listed.slice(0, mostCards)
  return {
    items: told.map((card) => tellingItem(card, language, reasonsOf(card))),
    options: told.length > 1 ? told.map(({ program_id: id, program_name: name }) => ({ id, name })) : [],
    shown: listed.map(({ program_id: id }) => ({ kind: 'program', id })),
  }
}

/** The program to begin with, in one line; what is Medicare's, for who may not have it, with that condition. */
export function startLine([first]: ProgramCard[], language: Language): string | false {
  if (first === undefined) return false
  const isIf = first.rules.medicare_required && first.findings.some(({ asks }) => asks.includes('insurance'))
  return `${translators[language](isIf ? 'chatMedicine.startIfMedicare' : 'chatMedicine.startWith')} ${programLine(first, language)}`
}

/** How to go on with these programs. */
export function stepOfPrograms(cards: ProgramCard[], language: Language): string {
  const told = cards.slice(0, mostCards)
  const step = told.some(({ phone_number }) => phone_number) ? 'chatMedicine.nextCall' : 'chatMedicine.nextOpen'
  return translators[language](step, { count: told.length })
}

/** What one may want to know of the one program to begin with. */
export function recordSuggestions({ language }: { language: Language }): string[] {
  const t = translators[language]
  return [t('chatMedicine.suggest.phone'), t('chatMedicine.suggest.papers'), t('chatMedicine.suggest.form')]
}
