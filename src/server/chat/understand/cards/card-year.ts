import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import { yearOf } from '#server/catalogue/files/valid-days.ts'
import { easternDay } from '#server/eastern-day.ts'

const years = /\b20\d\d\b/g
const nextYear = /\b(?:(?:next|coming|new) year|(?:el )?(?:pr[oó]ximo|nuevo) año|año (?:que viene|nuevo|pr[oó]ximo))\b/i

/** The card of the year that a question names, where one of another year was heard: `part-d-2026` and `part-d-2027`. */
export function ofYearAsked(id: string, text: string, isCard: (id: string) => boolean): string {
  const sibling = yearsAsked(text)
    .map((year) => id.replace(/20\d\d$/, year))
    .find(isCard)
  return sibling ?? id
}

/** Whether a card is of one year alone, and of another than a question names or, where it names none, than today's. */
export function isOfOtherYear({ questions }: Knowledge, text: string): boolean {
  const asked = yearsAsked(text)
  const named = questions.en.map(yearsAsked)
  if (asked.length > 0) return named.flat().length > 0 && !named.flat().some((year) => asked.includes(year))
  return named.every((years) => years.length > 0 && !years.includes(thisYear()))
}

/** The years that a question names, or means by next year. */
export function yearsAsked(text: string): string[] {
  const following = nextYear.test(text) ? [String(Number(thisYear()) + 1)] : []
  return [...(text.match(years) ?? []), ...following]
}

function thisYear(): string {
  return yearOf(easternDay())
}
