import type { AppLoadContext } from 'react-router'
import { dateInWords } from '#i18n/date-in-words.ts'
import { localeOf } from '#i18n/languages.ts'
import { fillIn } from '#i18n/translator.ts'
import { allWords, translator } from '#web/translator.server.ts'

type Context = Pick<AppLoadContext, 'services' | 'language'>

export type DataSources = ReturnType<typeof loadDataSources>

/** A part of all records: how many, and in words which. */
export type Share = { label: string; count: number; tone: 'good' | 'fair' | 'poor' }

const kinds = ['programs', 'services', 'vendors', 'knowledge'] as const

/** What the words of the page name: counted in the catalogue, numbers as the language writes them. */
export function countedValues({ services, language }: Context) {
  const { medicines, zipCodes, guideline } = services.tallies
  const { year, effective } = guideline
  const written = (count: number) => new Intl.NumberFormat(localeOf[language]).format(count)
  return {
    medicines: written(medicines),
    zipCodes: written(zipCodes),
    year,
    effective: effective ? dateInWords(effective, language) : year,
  }
}

/** How well the records of each kind stand and how old they are. */
export function loadDataSources({ services, language }: Context) {
  const records = services.tallies.records()
  const { table, terms } = allWords[language].pages.dataSources
  const t = translator(language)
  const all = kinds.map((kind) => records[kind])
  const newestYear = Math.max(...all.flatMap(({ years }) => years.map(({ year }) => year ?? 0)))
  const reviewed = sum(all.map(({ spanishReviewed }) => spanishReviewed))
  return {
    title: table.title,
    lead: table.lead,
    kinds: kinds.map((kind) => {
      const { all: count, evidence, years, checked } = records[kind]
      const newest = sum(years.filter(({ year }) => year === newestYear).map((of) => of.count))
      const unknown = sum(years.filter(({ year }) => year === null).map((of) => of.count))
      return {
        kind,
        name: table[kind],
        count,
        evidence: [
          { label: table.primary, count: evidence.primary, tone: 'good' },
          { label: table.secondary, count: evidence.secondary, tone: 'fair' },
          { label: table.listOnly, count: evidence.lead, tone: 'poor' },
        ] satisfies Share[],
        age: [
          { label: fillIn(table.newest, { year: newestYear }), count: newest, tone: 'good' },
          { label: table.older, count: count - newest - unknown, tone: 'fair' },
          { label: table.unknown, count: unknown, tone: 'poor' },
        ] satisfies Share[],
        checked: { label: table.checked, count: checked },
      }
    }),
    terms: Object.entries(terms).map(([key, text]) =>
      key === 'spanish'
        ? t('pages.dataSources.terms.spanish', { count: reviewed, all: sum(all.map((of) => of.all)) })
        : text,
    ),
  }
}

function sum(counts: number[]): number {
  return counts.reduce((before, count) => before + count, 0)
}
