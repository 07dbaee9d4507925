import type { TakenBy } from '#server/chat/turn.ts'
import { readTokens } from '#server/eligibility/understand/phrases.ts'
import { fold } from '#text/fold.ts'
import { agesTold } from './ages-told.ts'
import * as said from './words/whose-words.ts'

/** Who takes the medicine of the talk, where a turn tells it of one: "I take Xarelto", "my wife needs it". `medicines` are names that stand in it. */
export function takenByIn(text: string, medicines: string[] = []): TakenBy | undefined {
  const folded = fold(text)
  if (said.ofAnimal.test(folded) || (medicines.length > 0 && said.forAnimal.test(folded))) return 'animal'
  if (said.surelyOfWriter.test(folded)) return 'writer'
  if (said.surelyOfOther.test(folded)) return 'other'
  const isOfWriter = said.ofWriter.test(folded)
  if (said.ofOther.test(folded)) return isOfWriter ? undefined : 'other'
  return isOfWriter ? 'writer' : undefined
}

export const adult = 18

/** Whether the writer tells their own age: "im 58". */
export function tellsOwnAge(text: string): boolean {
  return agesTold(readTokens(text)).some(({ age, of }) => of === 'writer' && age >= adult)
}

/** Whether an age is told of who is named beside the person: "me and my wife, she is 61". */
export function tellsAgeOfCompany(text: string): boolean {
  return agesTold(readTokens(text)).some(({ of }) => of === 'company')
}
