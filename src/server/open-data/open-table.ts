import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { type Language, languages } from '#i18n/languages.ts'

/** Terms of a table, by their SPDX names. */
type Licence = 'MIT' | 'CC-BY-4.0'

/** One table of the open data: what pages serve of one kind of record. */
export type OpenTable = {
  name: 'medicines' | 'programs' | 'services' | 'answers' | 'prices'
  /** What is the same in both languages. */
  common: z.ZodObject
  /** What is told in each language: a column a language, with its name behind. */
  told: z.ZodObject
  licences: Licence[]
  credits: Record<Language, string[]>
  /** Every record that is served today, in the words of a language, one after the other; always in the same order. */
  list: (language: Language) => Iterable<object>
}

export type Row = Record<string, unknown>

/** Other answers wait no longer than so many milliseconds, and the record that is under way. */
const longestTurn = 10

/** The rows of a table, field by field as its shapes name them. */
export async function rowsOf({ common, told, list }: OpenTable): Promise<Row[]> {
  const rows: Row[] = []
  const spanish = list('es')[Symbol.iterator]()
  let since = performance.now()
  for (const record of list('en')) {
    const inEnglish = suffixed(told.parse(record), 'en')
    const inSpanish = suffixed(told.parse(spanish.next().value), 'es')
    rows.push({ ...common.parse(record), ...inEnglish, ...inSpanish })
    if (performance.now() - since < longestTurn) continue
    await nextTurn()
    since = performance.now()
  }
  return rows
}

/** The columns of a table, in their order. */
export function columnsOf({ common, told }: OpenTable): string[] {
  const inBoth = languages.flatMap((language) => Object.keys(told.shape).map((name) => `${name}_${language}`))
  return [...Object.keys(common.shape), ...inBoth]
}

/** The JSON schema of one row. */
export function schemaOf({ name, common, told }: OpenTable) {
  const inBoth = languages.flatMap((language) =>
    Object.entries(told.shape).map(([field, shape]) => [`${field}_${language}`, shape] as const),
  )
  return z.toJSONSchema(z.object({ ...common.shape, ...Object.fromEntries(inBoth) }).meta({ title: name }))
}

function suffixed(told: Row, language: Language): Row {
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [`${name}_${language}`, value]))
}

/** Rows of cells as RFC 4180 writes them. */
export function csvOf(rows: string[][]): string {
  return rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
