import type { ProgramCard } from '#contract/programs.ts'
import type { Language } from '#i18n/languages.ts'
import type { Answer } from '../turn.ts'
import { answerOf } from './answerer.ts'
import { paragraphs } from './markup.ts'
import { blocksWithin } from './program-block.ts'
import { programItem } from './program-item.ts'
import { say } from './say.ts'

/** Letters of an answer: what people read on a phone before they tire. */
export const longest = 1_650
/** Programs that can be chosen from. */
export const mostOptions = 10

type Around = {
  language: Language
  before: (string | false | null)[]
  after: (string | false | null)[]
} & Partial<Pick<Answer, 'suggestions' | 'asks'>>

/** An answer that tells of the first programs and lets the reader choose among all; a single one is a card. */
export function programList(cards: ProgramCard[], { language, before, after, ...parts }: Around): Answer {
  const listed = cards.slice(0, mostOptions)
  const room = longest - paragraphs(...before, ...after).length
  return answerOf(paragraphs(...before, blocksWithin(room, listed, language), ...after), {
    ...parts,
    ...shownPrograms(listed),
  })
}

/** Programs as what an answer shows, in their order. */
export function shownPrograms(cards: ProgramCard[]): Pick<Answer, 'items' | 'options' | 'shown'> {
  return {
    items: cards.length === 1 ? cards.map(programItem) : [],
    options: cards.length > 1 ? cards.map(({ program_id: id, program_name: name }) => ({ id, name })) : [],
    shown: cards.map(({ program_id: id }) => ({ kind: 'program', id })),
  }
}

/** How to go on with these programs. */
export function nextStep(cards: ProgramCard[], language: Language): string {
  const told = cards.slice(0, 3)
  const step = told.some(({ phone_number }) => phone_number) ? 'chatMedicine.nextCall' : 'chatMedicine.nextOpen'
  return say[language](step, { count: told.length })
}
