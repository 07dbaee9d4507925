import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import { isValidOn, yearBefore, yearOf } from '#server/catalogue/files/valid-days.ts'
import type { YearlyFigures } from '#server/catalogue/files/yearly-figures.ts'
import { siteName } from '#text/site-name.ts'

/**
 * Builds what is told of an answer on a day: all of it within its days, and nothing of it after them. Where only the amounts
 * of a new year are not entered yet, it says what it can without them, and where they stand.
 */
export function createCardOfDay({ servedKnowledge, figures }: Pick<Catalogue, 'servedKnowledge' | 'figures'>) {
  const ids = new Set(servedKnowledge.map(({ id }) => id))

  return (card: Knowledge, day: string): Knowledge | undefined => {
    const isOfDay = isValidOn(day, card.valid)
    if (isOfDay && hasFigures(card, day, figures)) return card
    const next = idInYear(card.id, day)
    const isFollowed = next !== card.id && ids.has(next)
    return isOfDay || (isOfAmounts(card, yearBefore(day)) && !isFollowed)
      ? withoutAmounts(card, day, figures)
      : undefined
  }
}

/** What the answer of a day's year is called, after that of another year: `part-d-2027` of `part-d-2026`. */
export function idInYear(id: string, day: string): string {
  return id.replace(/20\d\d$/, yearOf(day))
}

function hasFigures(
  { questions, answer, then_ask, next_step }: Knowledge,
  day: string,
  figures: YearlyFigures,
): boolean {
  const texts = [...questions.en, ...[answer, then_ask, next_step].map((words) => words?.en ?? '')]
  return texts.every((text) => figures.fill(text, day) !== undefined)
}

/** Whether an answer ended with a year because it has the amounts of that year. */
function isOfAmounts({ valid, answer }: Knowledge, year: string): boolean {
  return valid.to === `${year}-12-31` && new RegExp(String.raw`\{[A-Za-z]+${year}\}`).test(answer?.en ?? '')
}

/** The answer up to its first amount, and where the amounts stand; `undefined` where it has no official site, or its own question has an amount. */
function withoutAmounts(card: Knowledge, day: string, figures: YearlyFigures): Knowledge | undefined {
  const { answer, next_step, website } = card
  const [year, before] = [yearOf(day), yearBefore(day)]
  const isKnown = (text: string) => figures.fill(text, day) !== undefined
  const questions = inBoth((language) => card.questions[language].map((text) => text.replaceAll(before, year)))
  if (!answer || !website || !isKnown(questions.en[0] ?? '')) return undefined
  const { then_ask, income, ...rest } = card
  return {
    ...rest,
    questions: inBoth((language) => questions[language].filter(isKnown)),
    answer: inBoth((language) => {
      const where = translators[language]('questions.card.amountsUnknown', { year, site: siteName(website) })
      return `${figures.fillUntilUnknown(answer[language], day)} ${where}`.trim()
    }),
    next_step: next_step && isKnown(next_step.en) && !next_step.en.includes(before) ? next_step : undefined,
    valid: { from: null, to: null },
  }
}

function inBoth<Text>(textIn: (language: Language) => Text): Record<Language, Text> {
  return { en: textIn('en'), es: textIn('es') }
}
