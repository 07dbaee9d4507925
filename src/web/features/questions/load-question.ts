import { type AppLoadContext, data } from 'react-router'
import { dateInWords } from '#i18n/date-in-words.ts'
import { type Language, localeOf } from '#i18n/languages.ts'
import { allWords, translator } from '#web/translator.server.ts'

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

const mostWords = 60

/** The whole sentences of an answer that are said first, and the rest. */
export function leadOf(answer: string): { lead: string; rest: string } {
  const sentences = answer.split(/(?<=[.!?])\s+/)
  let said = 1
  while (said < sentences.length && wordsIn(sentences.slice(0, said + 1).join(' ')) <= mostWords) said += 1
  return { lead: sentences.slice(0, said).join(' '), rest: sentences.slice(said).join(' ') }
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length
}

/** Days of a unit, the longest first. */
const units = [
  ['year', 365],
  ['month', 30],
  ['day', 1],
] as const

/** How long ago a date was, in words: "2 months ago". As exact as the date is known. */
export function ageInWords(date: string, day: string, language: Language): string {
  const days = Math.max(0, (Date.parse(day) - Date.parse(date)) / 86_400_000)
  const exact = date.split('-').length
  const [unit, length] = units.find(([, length], at) => days >= length || at === exact - 1) ?? units[2]
  return new Intl.RelativeTimeFormat(localeOf[language], { numeric: 'always' }).format(-Math.floor(days / length), unit)
}
