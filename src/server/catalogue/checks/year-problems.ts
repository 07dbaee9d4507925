import { type Language, languages } from '#i18n/languages.ts'
import type { ValidDays } from '../files/valid-days.ts'
import { type FieldProblem, sentencesIn, type Texts } from '../record-texts.ts'
import { monthNames } from './month-names.ts'

/** A year by itself: what is said of it holds for that year. */
const ofYear = /\b(20\d\d)\b/g
/** An amount of one year, by its name. */
const ofFigure = /\{[A-Za-z]+(20\d\d)\}/g

/** A day, or a month, which tells by itself how old it is. */
const datedBy: Record<Language, (month: string) => RegExp> = {
  en: (month) => new RegExp(String.raw`\b${month}(?: (\d{1,2}),)? (20\d\d)`, 'g'),
  es: (month) => new RegExp(String.raw`(?:\b(\d{1,2}) de )?\b${month}(?: de)? (20\d\d)`, 'g'),
}

/** What has begun does not end with its year, and what was is told as past. */
const isPast: Record<Language, RegExp> = {
  en: /(?<!\p{L})(since|from|was|were|had|said|reported|opened)(?!\p{L})/iu,
  es: /(?<!\p{L})(desde|a partir de|era|eran|había|decía|costaba|abrió)(?!\p{L})/iu,
}

/** Words before a day by which something has to be done, or on which it ends. */
const untilThen: Record<Language, RegExp> = {
  en: /\b(until|through|by|before|ends?|expires?|leaves?)\b/i,
  es: /(?<!\p{L})(hasta|antes|a más tardar|termina|vence|salen?)(?!\p{L})/iu,
}

type Dated = { valid?: ValidDays | undefined }
type Named = { date: string; sentence: string }

/** Texts of a record that speak of this year or of what is to come, and that no rule ends: afterwards they would still say so. */
export function endlessYears({ valid }: Dated, texts: Texts, today: string): FieldProblem[] {
  const lastDay = valid?.to ?? null
  return Object.entries(texts).flatMap(([name, words]) =>
    languages.flatMap((language) => {
      const named = sentencesIn(words?.[language] ?? '').flatMap((sentence) => datesOf(sentence, language))
      const lastYear = named.map(({ date }) => date.slice(0, 4)).reduce((a, b) => (a > b ? a : b), '')
      const isEnded = lastDay !== null && lastDay <= `${lastYear}-12-31`
      return named
        .filter(({ date }) => date >= today.slice(0, date.length) && !isEnded)
        .map(({ date, sentence }) => ({
          field: `${name}.${language}`,
          message: `speaks of ${date}, and no rule ends it; give it a figure of today's year, {until:2026-12-31} before the sentence, or the record a last day: “${sentence}”`,
        }))
    }),
  )
}

/** The years that a sentence speaks of, and the days on which something ends. */
function datesOf(sentence: string, language: Language): Named[] {
  if (sentence.startsWith('{until:')) return []
  let rest = sentence
  const days = monthsOf[language].flatMap(({ number, pattern }) => {
    const found = [...rest.matchAll(pattern)].map(([, day, year]) => [year, number, day?.padStart(2, '0')])
    rest = rest.replace(pattern, '')
    return found.map((parts) => parts.filter(Boolean).join('-'))
  })
  const years = isPast[language].test(sentence) ? [] : [...rest.matchAll(ofYear)]
  const named = [...years, ...rest.matchAll(ofFigure)].map(([, year = '']) => year)
  return [...(untilThen[language].test(sentence) ? days : []), ...named].map((date) => ({ date, sentence }))
}

const monthsOf = Object.fromEntries(
  languages.map((language) => [
    language,
    monthNames[language].map((month, index) => ({
      number: String(index + 1).padStart(2, '0'),
      pattern: datedBy[language](month),
    })),
  ]),
) as Record<Language, { number: string; pattern: RegExp }[]>
