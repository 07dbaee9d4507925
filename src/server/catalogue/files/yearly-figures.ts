import { z } from 'zod'
import { dollarsInWords } from '#i18n/dollars.ts'
import type { Problem } from '../checks/problems.ts'
import { sentencesIn } from '../record-texts.ts'
import { readRecordFile, repeatedIds } from './read-record-file.ts'
import { citation } from './record-parts.ts'
import { yearBefore, yearOf } from './valid-days.ts'

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

export type YearlyFigure = z.infer<typeof figure>

export type YearlyFigures = ReturnType<typeof indexYearlyFigures>

const place = /\{([A-Za-z]+)(20\d\d)?\}/g

/** Before a sentence that holds until a day: after it the sentence is not said. */
const lastDay = /^\{until:(\d{4}-\d\d-\d\d)\} ?/

/** A smaller whole amount is also the price of something else. */
const leastOwn = 100

/** Reads the dollars that change with the year, so that one edit in autumn moves every text that says them. */
export function readYearlyFigures(path: string, problems: Problem[]): YearlyFigure[] {
  const figures = readRecordFile(path, 'yearly-figures.json', figureFile, problems)?.figures ?? []
  problems.push(...repeatedIds('yearly-figures.json', figures))
  return figures
}

/** Fills texts with the amounts of a day. */
export function indexYearlyFigures(figures: YearlyFigure[]) {
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

  const isWhole = (text: string, day: string) => placesIn(text, yearOf(day)).every((name) => amounts.has(name))
  const inWords = (text: string, day: string) =>
    text.replace(place, (_, id, own = yearOf(day)) => amounts.get(id + own) ?? '')

  return {
    entries: figures,
    /** A text as it is on a day, with its amounts in the place of their names; `undefined` where one is not known for the year. */
    fill(text: string, day: string): string | undefined {
      const said = text.includes('{until:') ? sentencesOn(day, text).join(' ') : text
      return isWhole(said, day) ? inWords(said, day) : undefined
    },
    /** The same, without the sentences whose amount is not known; `undefined` where the first is one of them. */
    fillKnown(text: string, day: string): string | undefined {
      const [first = '', ...others] = sentencesOn(day, text)
      if (!isWhole(first, day)) return undefined
      return inWords([first, ...others.filter((sentence) => isWhole(sentence, day))].join(' '), day)
    },
    /** What a text says on a day before it speaks of the year before, or of an amount that is not known for the year. */
    fillUntilUnknown(text: string, day: string): string {
      const holds = (sentence: string) => isWhole(sentence, day) && !sentence.includes(yearBefore(day))
      const sentences = sentencesOn(day, text)
      const end = sentences.findIndex((sentence) => !holds(sentence))
      return inWords(sentences.slice(0, end < 0 ? sentences.length : end).join(' '), day)
    },
    /** The amount of a day's year by its name. */
    dollarsOn: (name: string, day: string): number | undefined =>
      figures.find(({ id }) => id === name)?.years[yearOf(day)]?.dollars,
    /** What stands in braces in a text and is neither the name of a figure of some year nor the last day of a sentence. */
    unknownIn: (text: string): string[] =>
      sentencesIn(text)
        .flatMap((sentence) => [...sentence.replace(lastDay, '').matchAll(/\{([^}]*)\}?/g)])
        .map(([, name = '']) => name)
        .filter((name) => !amounts.has(name) && !figures.some(({ id }) => id === name)),
    /** The amounts in a text that stand in this file, and so must not be typed. */
    typedIn: (text: string): string[] =>
      [...text.matchAll(/\$\d[\d,]*(\.\d\d)?/g)]
        .map(([amount]) => amount.replace(/,$/, ''))
        .filter((a) => isOwn.has(a)),
  }
}

/** The sentences that hold on a day, without their last days. */
function sentencesOn(day: string, text: string): string[] {
  return sentencesIn(text)
    .filter((sentence) => (lastDay.exec(sentence)?.[1] ?? day) >= day)
    .map((sentence) => sentence.replace(lastDay, ''))
}

function placesIn(text: string, year: string): string[] {
  return [...text.matchAll(place)].map(([, id, own = year]) => `${id}${own}`)
}
