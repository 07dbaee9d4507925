import type { PersonFacts } from '#contract/eligibility.ts'
import { homeTold, sharesNothing } from '#server/eligibility/understand/household/home-told.ts'
import { readHousehold, readHouseholdAside } from '#server/eligibility/understand/household/household.ts'
import { readTokens } from '#server/eligibility/understand/phrases.ts'
import { fold } from '#text/fold.ts'
import { factsOf, type Read } from './read-parts.ts'
import * as home from './words/home-clauses.ts'
import { unmarried } from './words/income-words.ts'

/** How many live in the home that a text tells, and does not only ask about. */
export function homeIn(sentences: string[]): PersonFacts {
  if (home.onlyRoommates.test(fold(sentences.join(' ')))) return { household_size: 1 }
  if (sharesNothing(sentences.join(' '))) return {}
  const told = sentences.filter((sentence) => !isOfNoHome(fold(sentence)))
  const text = told.join('. ').replace(home.parentAlone, 'me').replace(home.raises, 'live with ')
  const size = homeTold(readTokens(text))
  if (size === undefined) {
    if (isOnlyCouple(fold(text))) return { household_size: 2 }
    return told.some(saysAlone) ? { household_size: 1 } : {}
  }
  // Who lives with a boyfriend and has no child with him is a home alone.
  const folded = fold(text)
  const isCouple = size === 2 && home.unmarriedTwo.test(folded) && !home.toldInAll.test(folded)
  const isUnmarried = isCouple && unmarried.test(folded)
  if (isUnmarried && home.children.test(folded)) return {}
  return { household_size: isUnmarried ? 1 : size }
}

/** From so many on they work together, where work is spoken of and no home. */
const fewestOfCrew = 10

/** Whether those who are counted are of a workplace, or asked for: "got laid off friday, 11 people". */
export function isOfCrew(text: string, size: number): boolean {
  const folded = fold(text)
  if (home.askedFor.test(folded)) return true
  if (home.ofHome.test(folded)) return false
  return home.crew.test(folded) || (size >= fewestOfCrew && home.ofWork.test(folded))
}

/** "Married, wife makes 900", of who speaks of no children. */
function isOnlyCouple(folded: string): boolean {
  return home.marriedCouple.test(folded) && !home.children.test(folded.replace(home.noChildren, ' '))
}

/** "41, solo, 77449", of who names nobody else there. */
function saysAlone(sentence: string): boolean {
  return sentence.split(',').some((part) => home.aloneSaid.test(fold(part).trim()))
}

function isOfNoHome(folded: string): boolean {
  return home.asksWhoCounts.test(folded) || home.atWork.test(folded)
}

/** Reads a part of a sentence, of which the whole may ask whom to count, or name who lives there besides. */
export function householdIn(sentence: string): Read {
  const whole = fold(sentence)
  if (isOfNoHome(whole)) return () => undefined
  return (part) => {
    const piece = part.replace(home.ageOfChild, '').replace(home.childByAge, 'child')
    const shown = home.homes.map((shape) => piece.match(shape)?.[0]).find(Boolean)
    if (shown) return factsOf(readHousehold(readTokens(shown)))
    const isAlone = home.alone.test(fold(piece)) && home.alone.test(whole)
    return isAlone ? factsOf(readHouseholdAside(readTokens(piece))) : undefined
  }
}

const mostMore = 3

/** How many live in a home that was told, where a few more or fewer are said right after. */
export function correctedHome(said: string, known: number | undefined, told: PersonFacts): PersonFacts | undefined {
  const size = Number(said.match(home.saidAnew)?.groups?.size)
  if (!known || !size || told.age || told.yearly_income || told.household_size) return undefined
  return size !== known && Math.abs(size - known) <= mostMore ? { household_size: size } : undefined
}
