import { z } from 'zod'
import { dollarsInWords } from '#i18n/dollars.ts'
import type { Problem } from '../checks/problems.ts'
import { readRecordFile, repeatedIds } from './read-record-file.ts'
import { citation } from './record-parts.ts'

const figure = z.strictObject({
  /** The name that texts have it by: `{partDCap}` is the figure of today's year, `{partDCap2026}` that of 2026. */
  id: z.string().regex(/^[a-z][A-Za-z]*$/, 'must be letters alone'),
  /** What it is, for the keeper. */
  what: z.string().min(1),
  years: z.record(
    z.string().regex(/^20\d\d$/),
    z.strictObject({ dollars: z.number().positive(), sources: z.array(citation).min(1) }),
  ),
})

const figureFile = z.strictObject({ figures: z.array(figure).min(1) })

export type YearlyFigures = ReturnType<typeof readYearlyFigures>

const place = /\{([A-Za-z]+)(20\d\d)?\}/g

/** A smaller whole amount is also the price of something else. */
const leastOwn = 100

/** Reads the dollars that change with the year, so that one edit in autumn moves every text that says them. */
export function readYearlyFigures(path: string, problems: Problem[]) {
  const figures = readRecordFile(path, 'yearly-figures.json', figureFile, problems)?.figures ?? []
  problems.push(...repeatedIds('yearly-figures.json', figures))
  const amounts = new Map(
    figures.flatMap(({ id, years }) =>
      Object.entries(years).map(([year, { dollars }]) => [id + year, dollarsInWords(dollars)]),
    ),
  )
  const own = figures
    .flatMap(({ years }) => Object.values(years).map(({ dollars }) => dollars))
    .filter((dollars) => dollars >= leastOwn || !Number.isInteger(dollars))
    .map(dollarsInWords)
  const isOwn = new Set(own)

  return {
    /** A text with its amounts in the place of their names; `undefined` where one is not known for the year. */
    fill(text: string, year: string): string | undefined {
      const isWhole = placesIn(text, year).every((name) => amounts.has(name))
      return isWhole ? text.replace(place, (_, id, own = year) => amounts.get(id + own) ?? '') : undefined
    },
    /** The names in a text that stand for no figure of any year. */
    unknownIn: (text: string): string[] =>
      placesIn(text, '').filter((name) => !amounts.has(name) && !figures.some(({ id }) => id === name)),
    /** The amounts in a text that stand in this file, and so must not be typed. */
    typedIn: (text: string): string[] =>
      [...text.matchAll(/\$\d[\d,]*(\.\d\d)?/g)]
        .map(([amount]) => amount.replace(/,$/, ''))
        .filter((a) => isOwn.has(a)),
  }
}

function placesIn(text: string, year: string): string[] {
  return [...text.matchAll(place)].map(([, id, own = year]) => `${id}${own}`)
}
