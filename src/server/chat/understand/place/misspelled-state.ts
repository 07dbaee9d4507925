import { states } from '#i18n/en/local-help/states.ts'
import { distance } from '#text/distance.ts'
import { fold } from '#text/fold.ts'
import { statesAsHeard } from './words/place-words.ts'

/** A shorter name with a slip may be any word. */
export const shortestMisspelled = 7
/** From so many letters on two may be wrong: "missisipi". */
export const longName = 10
const namesOfStates = Object.values(states)
  .map(fold)
  .filter((name) => name.length >= shortestMisspelled)

/** The state of which a word is the name with a slip, as in "missisipi", or as it is heard. */
export function misspelledState(word: string): string | undefined {
  const heard = statesAsHeard.get(word)
  if (heard || word.length < shortestMisspelled) return heard
  const states = namesOfStates.filter((name) => name !== word && isMisspelled(word, name))
  return states.length === 1 ? states[0] : undefined
}

/** The folded English name of a state, by its code. */
export function nameOfState(code: string): string {
  return fold(states[code as keyof typeof states] ?? code)
}

function isMisspelled(word: string, state: string): boolean {
  const most = state.length >= longName ? 2 : 1
  return state[0] === word[0] && distance(word, state, most) <= most
}
