import type { z } from 'zod'
import type { citation } from '../files/record-parts.ts'
import { type FieldProblem, sentencesOf, type Texts } from '../record-texts.ts'

type Dated = { sources: z.infer<typeof citation>[]; checked_on: string | null; checked_by: string | null }

/** What is to come may be named by an older page. */
const toCome =
  /\b(until|through|by|ends?|expires?|will|from|starting|starts?|hasta|antes|termina|vence|desde|a partir)\b/i

/** Checks that nobody signed or dated, and years that no source can speak of. */
export function dateProblems({ sources, checked_on, checked_by }: Dated, texts: Texts): FieldProblem[] {
  const isHalfSigned = (checked_on === null) !== (checked_by === null)
  return [
    ...(isHalfSigned ? [{ field: 'checked_by', message: 'must be there exactly when checked_on is' }] : []),
    ...laterYears(
      texts,
      sources.map(({ page_date }) => page_date),
    ),
  ]
}

/** Dates of sources and checks that have not come yet. */
export function datesToCome({ sources, checked_on }: Dated, today: string): FieldProblem[] {
  const dates = [
    ...sources.map(({ page_date }) => ['sources.page_date', page_date] as const),
    ['checked_on', checked_on] as const,
  ]
  return dates.flatMap(([field, date]) =>
    date !== null && date > today
      ? [{ field, message: `${date} has not come yet; write the date that the page shows` }]
      : [],
  )
}

function laterYears(texts: Texts, dates: (string | null)[]): FieldProblem[] {
  // A page without a date may be of any year.
  if (dates.length === 0 || dates.includes(null)) return []
  const newest = Math.max(...dates.map((date) => Number(date?.slice(0, 4))))
  return sentencesOf(texts)
    .filter(({ sentence }) => !toCome.test(sentence))
    .flatMap(({ field, sentence }) =>
      [...sentence.matchAll(/\b20\d\d\b/g)]
        .filter(([year]) => Number(year) > newest)
        .map(([year]) => ({
          field,
          message: `speaks of ${year}, and the newest source is of ${newest}; add the source that says so, or leave it out: “${sentence}”`,
        })),
    )
}
