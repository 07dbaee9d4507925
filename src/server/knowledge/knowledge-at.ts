import type { Knowledge } from '#server/catalogue/knowledge-file.ts'
import type { YearlyFigures } from '#server/catalogue/yearly-figures.ts'

/** Whether an answer may be given on a day: within its days, and with every figure that it takes from the year. */
export function isValidOn(day: string, card: Knowledge, figures: YearlyFigures): boolean {
  const { from } = card.valid
  return (from === null || from <= day) && !hasEnded(day, card) && hasFigures(day, card, figures)
}

/** Whether its last day is over. */
export function hasEnded(day: string, { valid: { to } }: Knowledge): boolean {
  return to !== null && to < day
}

function hasFigures(
  day: string,
  { questions, answer, then_ask, next_step }: Knowledge,
  figures: YearlyFigures,
): boolean {
  const texts = [...questions.en, ...[answer, then_ask, next_step].map((words) => words?.en ?? '')]
  return texts.every((text) => figures.fill(text, yearOf(day)) !== undefined)
}

/** The year that figures are taken of. */
export function yearOf(day: string): string {
  return day.slice(0, 4)
}
