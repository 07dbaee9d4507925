import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import { isValidOn as holdsOn } from '#server/catalogue/files/valid-days.ts'
import type { YearlyFigures } from '#server/catalogue/files/yearly-figures.ts'

/** Whether an answer may be given on a day: within its days, and with every figure that it takes from the year. */
export function isValidOn(day: string, card: Knowledge, figures: YearlyFigures): boolean {
  return holdsOn(day, card.valid) && hasFigures(day, card, figures)
}

function hasFigures(
  day: string,
  { questions, answer, then_ask, next_step }: Knowledge,
  figures: YearlyFigures,
): boolean {
  const texts = [...questions.en, ...[answer, then_ask, next_step].map((words) => words?.en ?? '')]
  return texts.every((text) => figures.fill(text, day) !== undefined)
}
