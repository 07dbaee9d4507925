import { withoutCardNumbers } from './card-numbers.ts'
import { personalShapes } from './personal-shapes.ts'

/**
 * Takes names, birth dates, numbers of phones, cards, members and social security, and addresses of mail and of homes
 * out of a text. ZIP codes, ages, incomes, strengths and lone years stay.
 */
export function withoutPersonal(text: string): { text: string; hadPersonal: boolean } {
  const clean = personalShapes.reduce((rest, [shape, left]) => rest.replace(shape, left), withoutCardNumbers(text))
  return { text: clean, hadPersonal: clean !== text }
}
