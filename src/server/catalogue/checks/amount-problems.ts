import type { Language } from '#i18n/languages.ts'
import type { FieldProblem, Texts } from '../record-texts.ts'

/** Dollars, percents, ages, years and parts of phone numbers. One digit that is neither dollars nor percent may be a word in the other language. */
const amount = /\$\s?(\d(?:[\d,.]*\d)?)|(\d(?:[\d,.]*\d)?)\s?%|(\d[\d,.]*\d)/g

const other: Record<Language, Language> = { en: 'es', es: 'en' }

/** Text that stands in the other language's place. */
function untranslated(texts: Texts): FieldProblem[] {
  return Object.entries(texts)
    .filter(([, words]) => words && words.en === words.es && words.en.split(/\s+/).length > 4)
    .map(([field]) => ({ field: `${field}.es`, message: 'is the English text' }))
}

/** Numbers that a text has in one language only, and texts that are in one language only. */
export function amountProblems(texts: Texts): FieldProblem[] {
  return [...untranslated(texts), ...unequalAmounts(texts)]
}

function unequalAmounts(texts: Texts): FieldProblem[] {
  return Object.entries(texts).flatMap(([field, words]) => {
    if (!words) return []
    const amounts = { en: amountsOf(words.en), es: amountsOf(words.es) }
    return (['en', 'es'] as const).flatMap((language) =>
      amounts[language]
        .filter((each) => !amounts[other[language]].includes(each))
        .map((each) => ({
          field: `${field}.${language}`,
          message: `names ${each}, and ${field}.${other[language]} does not; write what the source says in both languages`,
        })),
    )
  })
}

function amountsOf(text: string): string[] {
  return [
    ...new Set(
      [...text.matchAll(amount)].map(([, dollars, percent, other]) =>
        (dollars ?? percent ?? other ?? '').replaceAll(',', ''),
      ),
    ),
  ]
}
