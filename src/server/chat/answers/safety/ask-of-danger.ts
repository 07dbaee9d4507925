import { hotlines } from '#contract/hotlines.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import { paragraphs, phoneLink } from '../markup.ts'
import { say } from '../say.ts'
import { inDanger } from './in-danger.ts'

/** The answer, with the question before it whether somebody is in danger: where that is not sure, nobody is left alone. */
export function askingOfDanger(answer: Answer, { language }: Pick<Understood, 'language'>): Answer {
  const t = say[language]
  const asked = `**${t('chatTalk.mayBeDanger', { phone: phoneLink(hotlines.medical) })}**`
  const suggestions = [t('chatTalk.yesDanger'), ...answer.suggestions]
  // An answer to what was not understood ends with the same number.
  const others = answer.text.split('\n\n').filter((paragraph) => paragraph !== inDanger(language))
  return { ...answer, text: paragraphs(asked, ...others), suggestions }
}
