import { fold } from '#text/fold.ts'

export type Amount = { kind: 'price' | 'number'; text: string; key: string }

const dollars = /\$\s?(\d[\d,]*(?:\.\d+)?)(\s?(?:k\b|mil\b|thousand\b|million\b|millones\b))?/gi
const named =
  /(\d[\d,]*(?:\.\d+)?)(\s(?:mil|thousand|million|millones))?\s(?:US )?(?:dollars?|d[oó]lares|USD|bucks)\b/gi
const cents = /(\d+)\s?(?:cents?|centavos)\b/gi
const percent = /(\d+(?:\.\d+)?)\s?(?:%|percent\b|por ciento\b)/gi
const time = /(\d+)(?:\s?(?:-|–|to|a)\s?\d+)?[-\s](days?|d[ií]as?|weeks?|semanas?|months?|mes(?:es)?)(?![\p{L}])/giu
const units = new Map(Object.entries({ dia: 'day', semana: 'week', me: 'month', mese: 'month' }))

/** The dollars, percents and counts of days, weeks and months in a text; equal ones have the same key. */
export function amountsIn(text: string): Amount[] {
  return [
    ...[...text.matchAll(dollars), ...text.matchAll(named)].map(([written, value, times]) => ({
      kind: 'price' as const,
      text: written,
      key: `$${numberOf(value) * timesOf(times)}`,
    })),
    ...[...text.matchAll(cents)].map(([written, value]) => ({
      kind: 'price' as const,
      text: written,
      key: `$${numberOf(value) / 100}`,
    })),
    ...[...text.matchAll(percent)].map(([written, value]) => ({
      kind: 'number' as const,
      text: written,
      key: `${numberOf(value)}%`,
    })),
    ...[...text.matchAll(time)].map(([written, value, unit]) => ({
      kind: 'number' as const,
      text: written,
      key: `${numberOf(value)} ${unitOf(unit)}`,
    })),
  ]
}

/** Every number of a text as a plain number: what a person said may be said back with any unit. */
export function numbersIn(text: string): number[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map(numberOf)
}

/** The number of an amount, without its unit. */
export function numberIn({ key }: Amount): number {
  return Number.parseFloat(key.replace('$', ''))
}

function numberOf(text = ''): number {
  return Number(text.replaceAll(',', ''))
}

function timesOf(word = ''): number {
  if (/mill/i.test(word)) return 1_000_000
  return word.trim() ? 1000 : 1
}

function unitOf(word = ''): string {
  const singular = fold(word).replace(/s$/, '')
  return units.get(singular) ?? singular
}
