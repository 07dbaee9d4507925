import { hotlines } from '#contract/hotlines.ts'
import { translators } from '#i18n/translators.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import { paragraphs, phoneLink } from '../markup.ts'
import { countWords, mostWords, shorten } from '../short.ts'
import { inDanger } from './in-danger.ts'

type Asked = Pick<Understood, 'language' | 'mayBeDanger' | 'isSlightDanger'>

/**
 * The answer, with the question before it whether somebody is in danger: where that is not sure, nobody is left alone. Where
 * it hardly is, the question stands after the answer.
 */
export function askingOfDanger(answer: Answer, asked: Asked): Answer {
  const { language, isSlightDanger } = asked
  const suggestions = [translators[language]('chatTalk.yesDanger'), ...answer.suggestions]
  // An answer to what was not understood ends with the same number.
  const others = answer.text.split('\n\n').filter((paragraph) => paragraph !== inDanger(language))
  const question = questionOfDanger(asked)
  if (!isSlightDanger) return { ...answer, text: paragraphs(question, ...others), suggestions }
  const short = shorten({ ...answer, text: paragraphs(...others) }, mostWords - countWords(question))
  return { ...short, text: paragraphs(short.text, question), suggestions }
}

/** The question itself, '' where nothing sounds like danger. */
export function questionOfDanger({ language, mayBeDanger, isSlightDanger }: Asked): string {
  if (!mayBeDanger) return ''
  const words = translators[language](`chatTalk.${isSlightDanger ? 'slightDanger' : 'mayBeDanger'}.${mayBeDanger}`, {
    helps: phoneLink(hotlines.medical),
    advises: phoneLink(hotlines.poison),
    listens: phoneLink(hotlines.suicide),
    shelters: phoneLink(hotlines.abuse),
  })
  return `**${words}**`
}
