import type { TakenBy } from '#server/chat/turn.ts'
import { fold } from '#text/fold.ts'
import * as said from './words/whose-words.ts'

/** Who takes the medicine of the talk, where a turn tells it of one: "I take Xarelto", "my wife needs it". */
export function takenByIn(text: string): TakenBy | undefined {
  const folded = fold(text)
  const isOfWriter = said.ofWriter.test(folded)
  if (said.ofOther.test(folded)) return isOfWriter ? undefined : 'other'
  return isOfWriter ? 'writer' : undefined
}

/** Whether the writer tells their own age: "im 58". */
export function tellsOwnAge(text: string): boolean {
  return said.ownAge.test(fold(text))
}

/** The text without the ages of those who do not take the medicine: "me and my wife, she is 61" of who takes it themselves. */
export function withAgesOf(takenBy: TakenBy | undefined, text: string): string {
  const others = takenBy === 'writer' ? said.agesOfOthers : takenBy === 'other' ? said.agesOfWriter : []
  return others.reduce((left, age) => left.replace(age, ''), text)
}

/** Whether an age of somebody else is told. */
export function tellsAgeOfOther(text: string): boolean {
  return withAgesOf('writer', text) !== text
}

/** "My son is 6 and my daughter is 13": neither is known to be of who takes the medicine. */
export function tellsSeveralAges(text: string): boolean {
  const ages = said.agesOfOthers.flatMap((age) => [...text.matchAll(age)].map(({ index }) => index))
  return new Set(ages).size > 1
}
