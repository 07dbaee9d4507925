import type { Language } from '#i18n/languages.ts'
import type { FieldProblem, Texts } from '../record-texts.ts'

/** Dollars, percents, ages, years and parts of phone numbers. One digit may stand as a word in the other language. */
const amount = /\d[\d,.]*\d/g

const other: Record<Language, Language> = { en: 'es', es: 'en' }

/** Numbers that a text has in one language only. */
export function amountProblems(texts: Texts): FieldProblem[] {
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
  return [...new Set([...text.matchAll(amount)].map(([each]) => each.replaceAll(',', '')))]
}
