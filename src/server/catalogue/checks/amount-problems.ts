import { type Language, languages } from '#i18n/languages.ts'
import type { FieldProblem, Texts } from '../record-texts.ts'
import { monthNames } from './month-names.ts'

/** Dollars, percents, ages, years and parts of phone numbers. One digit that is neither dollars nor percent may be a word in the other language. */
const amount = /\$\s?(\d(?:[\d,.]*\d)?)|(\d(?:[\d,.]*\d)?)\s?%|(\d[\d,.]*\d)/g

/** A number of things, in digits. */
const count = /(?<![\d.,$-])([2-9]|1[0-2])(?![\d%]|[.,]\d|\s%)/g

/** From two on: "one" and "una" are other words too. */
const numberWords: Record<Language, string[]> = {
  en: 'two three four five six seven eight nine ten eleven twelve'.split(' '),
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
}

/** "May" also begins a sentence. */
const monthWords = Object.fromEntries(
  languages.map((language) => [
    language,
    monthNames[language].map((month) =>
      month === 'May' ? /(?<=\p{Ll} )May\b|\bMay(?= \d)/u : new RegExp(`(?<!\\p{L})${month}(?!\\p{L})`, 'iu'),
    ),
  ]),
) as Record<Language, RegExp[]>

const other: Record<Language, Language> = { en: 'es', es: 'en' }

/** Numbers and months that a text has in one language only, and texts that are in one language only. */
export function amountProblems(texts: Texts): FieldProblem[] {
  return [...untranslated(texts), ...unequal(texts, amountsOf), ...unequal(texts, monthsOf)]
}

/** Small numbers, in digits or words, that a text has in one language only. */
export function countProblems(texts: Texts): FieldProblem[] {
  return unequal(texts, countsOf)
}

/** Text that stands in the other language's place. */
function untranslated(texts: Texts): FieldProblem[] {
  return Object.entries(texts)
    .filter(([, words]) => words && words.en === words.es && words.en.split(/\s+/).length > 4)
    .map(([field]) => ({ field: `${field}.es`, message: 'is the English text' }))
}

function unequal(texts: Texts, read: (text: string, language: Language) => string[]): FieldProblem[] {
  return Object.entries(texts).flatMap(([field, words]) => {
    if (!words) return []
    const found = { en: read(words.en, 'en'), es: read(words.es, 'es') }
    return languages.flatMap((language) =>
      found[language]
        .filter((each) => !found[other[language]].includes(each))
        .map((each) => ({
          field: `${field}.${language}`,
          message: `names ${each}, and ${field}.${other[language]} does not; write what the source says in both languages`,
        })),
    )
  })
}

function amountsOf(text: string): string[] {
  const found = [...text.matchAll(amount)].map(([, dollars, percent, number]) => dollars ?? percent ?? number ?? '')
  return [...new Set(found.map((each) => each.replaceAll(',', '')))]
}

function monthsOf(text: string, language: Language): string[] {
  return monthNames.en.filter((_, index) => monthWords[language][index]?.test(text))
}

function countsOf(text: string, language: Language): string[] {
  const words = new Set(text.toLowerCase().split(/[^\p{L}]+/u))
  const inWords = numberWords[language].flatMap((word, index) => (words.has(word) ? [String(index + 2)] : []))
  return [...new Set([...[...text.matchAll(count)].map(([, digits = '']) => digits), ...inWords])]
}
