import type { ProgramCard } from '#contract/programs.ts'
import { translators } from '#i18n/translators.ts'
import type { Answer, TalkContext, Understood } from '#server/chat/turn.ts'
import { answerOf } from '../answerer.ts'
import { bullets, paragraphs } from '../markup.ts'
import { programLine } from '../medicine/program-block.ts'
import { shownPrograms } from '../medicine/program-list.ts'
import { programSuggestions } from '../medicine/programs-answer.ts'
import { mostCards } from '../short.ts'

/** The next three of the programs that were listed before. */
export function moreAnswer(listed: ProgramCard[], understood: Understood, before: TalkContext): Answer {
  const { language } = understood
  const t = translators[language]
  const from = before.page * mostCards
  const next = listed.slice(from, from + mostCards)
  const suggestions = programSuggestions(understood)
  // What was listed stays what "the fifth one" means, also after its end.
  const { shown } = shownPrograms(listed, language)
  if (next.length === 0) return answerOf(t('chatMedicine.foundNoMore'), { shown, suggestions })
  const lines = bullets(next.map((card) => programLine(card, language)))
  return answerOf(paragraphs(t('chatMedicine.foundMore'), lines), {
    ...shownPrograms(next, language),
    shown,
    suggestions,
  })
}
