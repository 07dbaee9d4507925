import type { Range } from '#contract/eligibility.ts'
import { wholeDollars } from '#i18n/dollars.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'

/** A limit a month is rounded down, so that nobody above it counts as under it. */
const inMonth = (year: number) => wholeDollars(Math.floor(year / 12))

/** A yearly income as people think of it: by the month. */
export function monthly({ from, to }: Range, language: Language): string {
  const t = translators[language]
  if (to === null) return t('person.short.over', { from: inMonth(from) })
  if (from === to) return from === 0 ? t('person.short.noIncome') : inMonth(from)
  if (from === 0) return t('person.short.upTo', { to: inMonth(to) })
  return t('person.short.between', { from: inMonth(from), to: inMonth(to) })
}

/** The ranges between limits, so that each is under or over every one of them. */
export function yearlyChoices(limits: number[]): Range[] {
  const starts = [0, ...limits.map((limit) => limit + 1)]
  return starts.map((from, at) => ({ from, to: limits[at] ?? null }))
}
