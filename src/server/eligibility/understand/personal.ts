import { withoutCardNumbers } from './insurance/card-numbers.ts'
import { type PersonalKind, personalKinds, personalShapes } from './personal-shapes.ts'

/**
 * Takes names, birth dates, numbers of phones, cards, members and social security, and addresses of mail and of homes
 * out of a text, as far as their shape tells them. ZIP codes, ages, incomes, strengths and lone years stay. `kinds` is
 * what was taken out: nothing else may be said to be gone.
 */
export function withoutPersonal(text: string): { text: string; kinds: PersonalKind[] } {
  const found = new Set<PersonalKind>()
  let rest = withoutCardNumbers(text)
  if (rest !== text) found.add('number')
  for (const [kind, shape, left] of personalShapes) {
    const next = rest.replace(shape, typeof left === 'string' ? () => left : left)
    if (next !== rest) found.add(kind)
    rest = next
  }
  return { text: rest, kinds: personalKinds.filter((kind) => found.has(kind)) }
}
