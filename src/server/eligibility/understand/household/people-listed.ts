import { isNumber } from '../phrases.ts'
import { endsPerson, type HomeSign, textAt } from './home-signs.ts'
import * as words from './home-words.ts'
import { type Kin, kinAt, mostOfAKind } from './kin-named.ts'

type Joint = 'first' | 'and' | 'comma' | 'none'
/** Somebody, or several, as a list names them. */
type Person = Kin & { isMe: boolean; joint: Joint }

/** People that stand one after the other: "him, my mom and my two brothers". */
export type People = {
  size: number
  /** How many times somebody is named. */
  names: number
  end: number
  hasMe: boolean
  hasSpouse: boolean
  /** More is told of one of them before the next is named: "my mom, who does not work, and my grandson". */
  isBroken: boolean
  /** Whoever comes next may belong to it, or to another clause. */
  isUnsure: boolean
}

const mostWordsOfSubject = 12
const mostNamed = 15

/** The people named from here on, as far as they belong to one clause. */
export function peopleAt(signs: HomeSign[], start: number): People | undefined {
  const persons = personsAt(signs, start)
  const last = persons.at(-1)
  if (!last) return undefined
  const goesOn = persons.length > 1 && !last.isMe && doesSomething(signs, last.end)
  const kept = goesOn ? persons.slice(0, -1) : persons
  const end = kept.at(-1)?.end ?? start
  const isElsewhere = goesOn && isGone(signs, last.end)
  const isOfOther = goesOn && (last.joint !== 'comma' || last.isSpouse) && !isElsewhere
  return {
    size: sizeOfAll(kept),
    names: kept.filter(({ size }) => size !== 0).length,
    end,
    hasMe: kept.some(({ isMe }) => isMe),
    hasSpouse: kept.some(({ isSpouse }) => isSpouse),
    isBroken: kept.slice(0, -1).some(({ isTold }) => isTold),
    isUnsure: isOfOther || (!goesOn && isFollowedBySomebody(signs, end)),
  }
}

/** Who does what the verb at `verb` tells: "my mom and my brother live". */
export function subjectOf(signs: HomeSign[], verb: number): { size: number; hasMe: boolean; name: string } | undefined {
  const end = /^(?:who|que|both|also|all|still|just|ya|and|y|then)$/.test(textAt(signs, verb - 1)) ? verb - 1 : verb
  for (let start = Math.max(0, end - mostWordsOfSubject); start < end; start += 1) {
    const persons = personsAt(signs, start)
    if (persons.at(-1)?.end !== end) continue
    return { size: sizeOfAll(persons), hasMe: persons.some(({ isMe }) => isMe), name: textAt(signs, end - 1) }
  }
  return undefined
}

/** Each counted once: "me, myself and I". */
function sizeOfAll(persons: Person[]): number {
  const others = persons.filter(({ isMe }) => !isMe).reduce((sum, { size }) => sum + size, 0)
  return others + (persons.some(({ isMe }) => isMe) ? 1 : 0)
}

function personsAt(signs: HomeSign[], start: number): Person[] {
  const persons: Person[] = []
  let next = personAt(signs, start, 'first')
  while (next && persons.length < mostNamed) {
    persons.push(next)
    next = nextPerson(signs, next.end)
  }
  return persons
}

function nextPerson(signs: HomeSign[], end: number): Person | undefined {
  const comma = textAt(signs, end) === ',' ? end + 1 : end
  let at = comma
  while (words.ands.has(textAt(signs, at)) || signs[at]?.means === 'with') at += 1
  const joint = at > comma ? 'and' : comma > end ? 'comma' : 'none'
  return personAt(signs, at, joint)
}

function personAt(signs: HomeSign[], start: number, joint: Joint): Person | undefined {
  const ofOne = { isSpouse: false, joint }
  if (signs[start]?.means === 'me') {
    // Only where it begins a list: "mi papá tiene 82 y yo 54" tells no home.
    const end = joint === 'first' ? afterOwnAge(signs, start + 1) : start + 1
    return isWriter(signs, start) ? { ...ofOne, size: 1, end, isMe: true } : undefined
  }
  const found = kinAt(signs, start)
  if (found) return { ...found, isMe: false, joint }
  const isPronoun =
    words.pronouns.has(textAt(signs, start)) &&
    !/^(?:tambien|also)$/.test(textAt(signs, start + 1)) &&
    (endsPerson(signs, start + 1) || isSomebody(signs, start + 1) || isMeAt(signs, start + 1))
  return isPronoun ? { ...ofOne, size: 1, end: start + 1, isMe: false } : undefined
}

/** "Me" begins much else in Spanish, as "I" does in English: "vivo con mi mamá, me dieron". */
function isWriter(signs: HomeSign[], at: number): boolean {
  const before = signs[at - 1]
  const isLinked =
    before?.means === 'with' || /^(?:and|y|n|&|plus|its|just|only|thats|is|are)$/.test(textAt(signs, at - 1))
  const text = textAt(signs, at)
  if (text !== 'me' && text !== 'i') return true
  return endsPerson(signs, afterOwnAge(signs, at + 1)) || (isLinked && text === 'me') || isSomebody(signs, at + 1)
}

/** "Him me and 3 little ones", but "ella me dijo". */
function isMeAt(signs: HomeSign[], at: number): boolean {
  return signs[at]?.means === 'me' && isWriter(signs, at)
}

/** "Me 38, wife 36". */
function afterOwnAge(signs: HomeSign[], at: number): number {
  const isAge = isNumber(signs[at]) && (signs[at]?.token.number ?? 0) > mostOfAKind && endsPerson(signs, at + 1)
  return isAge ? at + 1 : at
}

function isSomebody(signs: HomeSign[], at: number): boolean {
  return words.pronouns.has(textAt(signs, at)) || kinAt(signs, at) !== undefined
}

/** Whether a clause of who is named last follows, and so no list ends there. */
export function doesSomething(signs: HomeSign[], at: number): boolean {
  const means = signs[at]?.means
  if (means === 'live' || means === 'lives' || means === 'we_live') return !isWithUs(signs, at + 1)
  return means === 'gone' || words.verbs.has(textAt(signs, at))
}

/** "Plus her mom lives with us", "que vive aquí". */
function isWithUs(signs: HomeSign[], at: number): boolean {
  const means = signs[at]?.means
  const next = signs[at + 1]?.means
  return (
    means === 'with_us' ||
    means === 'me' ||
    (means === 'with' && next === 'me') ||
    /^(?:here|aqui)$/.test(textAt(signs, at))
  )
}

/** Whether who is named does not live there. */
function isGone(signs: HomeSign[], at: number): boolean {
  const means = signs[at]?.means
  return means === 'gone' || means === 'live' || means === 'lives' || means === 'we_live'
}

/** "And a friend", "and 2 more". */
function isFollowedBySomebody(signs: HomeSign[], end: number): boolean {
  let at = textAt(signs, end) === ',' ? end + 1 : end
  if (!words.ands.has(textAt(signs, at))) return false
  at += 1
  if (words.determiners.has(textAt(signs, at))) at += 1
  if (isNumber(signs[at])) at += 1
  if (words.nobody.has(textAt(signs, at))) return true
  const isBare = at > end + 1 && !words.ands.has(textAt(signs, at - 1))
  return isBare && (!signs[at + 1] || words.marks.has(textAt(signs, at + 1)))
}
