import { fold } from '#text/fold.ts'

const months = [
  ['jan', 'ene'],
  ['feb', 'feb'],
  ['mar', 'mar'],
  ['apr', 'abr'],
  ['may', 'may'],
  ['jun', 'jun'],
  ['jul', 'jul'],
  ['aug', 'ago'],
  ['sep', 'sep'],
  ['oct', 'oct'],
  ['nov', 'nov'],
  ['dec', 'dic'],
]
const iso = /\b(20\d{2})-(\d{2})(?:-\d{2})?\b/g
const monthFirst = /\b(\p{L}{3,10})\.? (?:\d{1,2}(?:st|nd|rd|th)?,? )?(?:de |del )?(20\d{2})\b/gu

/** The months that a text names, as `2026-03`: a record's date may be told without its day. */
export function monthsIn(text: string): { text: string; month: string }[] {
  const written = [...text.matchAll(iso)].map((match) => ({ text: match[0], month: `${match[1]}-${match[2]}` }))
  const named = [...text.matchAll(monthFirst)].flatMap(([all, word = '', year]) => {
    const start = fold(word).slice(0, 3)
    const at = months.findIndex((names) => names.includes(start))
    return at < 0 ? [] : [{ text: all, month: `${year}-${String(at + 1).padStart(2, '0')}` }]
  })
  return [...written, ...named]
}
