import type { Language } from '#i18n/languages.ts'
import type { Problem } from './checks/problems.ts'

/** The prose of a record by field, in both languages. */
export type Texts = Record<string, Record<Language, string> | null>

export type FieldProblem = Pick<Problem, 'field' | 'message'>

type Sentence = { field: string; language: Language; sentence: string }

/** Every sentence of a record's prose, with the field and the language it stands in. */
export function sentencesOf(texts: Texts): Sentence[] {
  return Object.entries(texts).flatMap(([name, words]) =>
    (Object.entries(words ?? {}) as [Language, string][]).flatMap(([language, text]) =>
      sentencesIn(text).map((sentence) => ({ field: `${name}.${language}`, language, sentence })),
    ),
  )
}

export function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/)
}
