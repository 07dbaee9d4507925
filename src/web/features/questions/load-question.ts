import { type AppLoadContext, data } from 'react-router'
import { dateInWords } from '#i18n/date-in-words.ts'
import { allWords, translator } from '#web/translator.server.ts'
import { ageInWords } from './question-age.ts'
import { leadOf } from './question-lead.ts'

/** What the page of an answer that is not given today says instead. */
export type Gone = {
  words: { questions: (typeof allWords)['en']['questions'] }
  related: { id: string; question: string }[]
}

type State = keyof (typeof allWords)['en']['states']

const mostDescribed = 155

/** One answer of today, and others of its subject. One that has ended is gone for good, one that we never had is missing. */
export function loadQuestion(id: string, { services: { knowledge }, language }: AppLoadContext) {
  const t = translator(language)
  const words = { questions: allWords[language].questions }
  const related = knowledge.related(id, language)
  const card = knowledge.find(id, language)
  if (!card || card === 'ended') throw data({ words, related } satisfies Gone, { status: card ? 410 : 404 })
  const said = card.answer ?? t('questions.card.notAnswered')
  return {
    words,
    meta: { title: card.question, description: cut(said) },
    card,
    ...leadOf(card.answer ?? ''),
    states: card.states?.map((state) => t(`states.${state as State}`)).join(', ') ?? null,
    until: card.valid_to && dateInWords(card.valid_to, language),
    age: card.source_date && ageInWords(card.source_date, knowledge.today(), language),
    related,
  }
}

export type QuestionData = ReturnType<typeof loadQuestion>

/** Whole words alone. */
function cut(text: string): string {
  return text.length <= mostDescribed ? text : `${text.slice(0, mostDescribed).replace(/\s+\S*$/, '')}…`
}
