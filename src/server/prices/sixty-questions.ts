import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Language } from '#i18n/languages.ts'

/** A question on Medicare or prices, and the page and the dated record that answer it. */
export type AnsweredQuestion = {
  question: string
  language: Language
  /** When it is asked. */
  day: string
  page: string
  record: 'knowledge' | 'drugstores' | 'cash' | 'medicare'
  /** What the page must say. */
  says: string
  /** The date of the record. */
  dated: string
}

/** The questions that were written before the prices were. */
export function sixtyQuestions(): AnsweredQuestion[] {
  return parse(readFileSync(join(import.meta.dirname, 'sixty-questions.csv')), { columns: true })
}
