import type { ProgramCard } from '#contract/programs.ts'
import type { Answer, TalkContext, Understood } from '../turn.ts'
import { answerOf } from './answerer.ts'
import { paragraphs } from './markup.ts'
import { blocksWithin, mostTold } from './program-block.ts'
import { longest, nextStep, shownPrograms } from './program-list.ts'
import { programSuggestions } from './programs-answer.ts'
import { say } from './say.ts'

/** The next three of the programs that were listed before. */
export function moreAnswer(listed: ProgramCard[], understood: Understood, before: TalkContext): Answer {
  const { language } = understood
  const t = say[language]
  const from = before.page * mostTold
  const next = listed.slice(from, from + mostTold)
  const suggestions = programSuggestions(understood)
  // What was listed stays what "the fifth one" means, also after its end.
  const shown = shownPrograms(listed)
  if (next.length === 0) return answerOf(t('chatMedicine.foundNoMore'), { ...shown, items: [], suggestions })
  const before_ = t('chatMedicine.foundMore')
  const after = nextStep(next, language)
  const room = longest - before_.length - after.length
  return answerOf(paragraphs(before_, blocksWithin(room, next, language), after), { ...shown, items: [], suggestions })
}
