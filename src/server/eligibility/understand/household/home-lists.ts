import { isNumber } from '../phrases.ts'
import { endsPerson, type HomeSign, textAt } from './home-signs.ts'
import * as words from './home-words.ts'
import { type People, peopleAt } from './people-listed.ts'

/** "Two of us take it", "son 5 allá". */
export function isOfOthers(signs: HomeSign[], end: number): boolean {
  return words.doTogether.has(textAt(signs, end)) || words.doTogether.has(textAt(signs, end + 1))
}

/** "Me, my wife and 2 kids", as a clause of its own. */
export function listedHomes(signs: HomeSign[]): number[] {
  const homes: number[] = []
  let at = 0
  while (at < signs.length) {
    const people = peopleAt(signs, at)
    const size =
      people && (listSizeOfUs(signs, at, people) ?? coupleSize(signs, at, people) ?? listSize(signs, at, people))
    if (size !== undefined) homes.push(size)
    at = Math.max(people?.end ?? 0, at + 1)
  }
  return homes
}

/** "It's us and two kids". */
function listSizeOfUs(signs: HomeSign[], at: number, { hasMe, isUnsure, size }: People): number | undefined {
  const isOfUs = /\bus$/.test(textAt(signs, at - 2)) && /^(?:and|n|&|plus)$/.test(textAt(signs, at - 1))
  if (!isOfUs || hasMe) return undefined
  return isUnsure ? Number.NaN : size + 2
}

function listSize(signs: HomeSign[], at: number, people: People): number | undefined {
  const { names, hasMe, hasSpouse, isUnsure, end, size } = people
  if (!beginsList(signs, at)) return undefined
  if (names === 1 && hasMe && isWithNamed(signs, end)) return 2
  if (at === 0 && isOfCouple(signs, people)) return size + 1
  if (isBareCouple(signs, at, people)) return size + 1
  if (!hasMe || names < 2 || size < 2) return undefined
  const isCouple = hasSpouse || words.afterWhole.has(textAt(signs, end))
  if (!(isCouple || endsPerson(signs, end)) || isOfOthers(signs, end)) return undefined
  return isUnsure ? Number.NaN : size + moreAfter(signs, people)
}

/** "My husband and I bring in 3,000 a month". */
function isCoupleOfWriter(signs: HomeSign[], at: number, { names, hasSpouse, isUnsure, end }: People): boolean {
  const isOfWriter =
    /^(?:my|mi)$/.test(textAt(signs, at)) && textAt(signs, end) === 'and' && textAt(signs, end + 1) === 'i'
  return names === 1 && hasSpouse && !isUnsure && isOfWriter && !words.doTogether.has(textAt(signs, end + 2))
}

function coupleSize(signs: HomeSign[], at: number, people: People): number | undefined {
  if (isCoupleOfWriter(signs, at, people)) return 2 + childrenOfCouple(signs, people.end + 2)
  return isHadByWriter(signs, at, people) ? people.size + 1 : undefined
}

function moreAfter(signs: HomeSign[], { end, hasSpouse }: People): number {
  return (isAnotherToo(signs, end) ? 1 : 0) + (hasSpouse ? childrenOfCouple(signs, end) : 0)
}

/** "My boyfriend and I have two kids", "mi mujer y yo tenemos dos niños". */
function childrenOfCouple(signs: HomeSign[], at: number): number {
  const children = /^(?:have|got|tenemos)$/.test(textAt(signs, at)) ? peopleAt(signs, at + 1) : undefined
  return children?.size ?? 0
}

/** "I got a husband and two kids", "tengo esposo y una niña". */
function isHadByWriter(signs: HomeSign[], at: number, { hasSpouse, hasMe, isUnsure, end }: People): boolean {
  const [earlier, before] = [textAt(signs, at - 2), textAt(signs, at - 1)]
  const isHad = before === 'tengo' || (/^(?:have|got)$/.test(before) && /^(?:i|ive)$/.test(earlier))
  const isEnd =
    !signs[end] || words.marks.has(textAt(signs, end)) || /^(?:here|aqui|now|ahora)$/.test(textAt(signs, end))
  return isHad && hasSpouse && !hasMe && !isUnsure && isEnd
}

/** "My husband and our two kids", of whom nothing is told that they do. */
function isOfCouple(signs: HomeSign[], { hasMe, hasSpouse, names, isUnsure, end }: People): boolean {
  const isEnd = !signs[end] || (words.marks.has(textAt(signs, end)) && !words.determiners.has(textAt(signs, end + 1)))
  return hasSpouse && !hasMe && !isUnsure && names === 2 && /^(?:my|mi)$/.test(textAt(signs, 0)) && isEnd
}

/** "1,900 a month, wife and 2 kids, Georgia". */
function isBareCouple(signs: HomeSign[], at: number, { hasMe, hasSpouse, names, isUnsure, end }: People): boolean {
  const isEnd = !signs[end] || words.marks.has(textAt(signs, end))
  return signs[at]?.means === 'spouse' && hasSpouse && !hasMe && !isUnsure && names === 2 && isEnd
}

/** "Me and Betty at home". */
function isWithNamed(signs: HomeSign[], end: number): boolean {
  const isNamed = /^\p{Lu}\p{Ll}+$/u.test(signs[end + 1]?.token.raw ?? '')
  const isHere = signs[end + 2]?.means === 'of_whole' || /^(?:here|aqui)$/.test(textAt(signs, end + 2))
  return words.ands.has(textAt(signs, end)) && isNamed && isHere
}

/** "We stay at his grandmas so her too". */
function isAnotherToo(signs: HomeSign[], end: number): boolean {
  return signs.some(({ token }, at) => {
    const isToo = at > end + 1 && /^(?:too|tambien)$/.test(token.text)
    return isToo && words.pronouns.has(textAt(signs, at - 1)) && /^(?:so|and|y)$/.test(textAt(signs, at - 2))
  })
}

function beginsList(signs: HomeSign[], at: number): boolean {
  const before = textAt(signs, at - 1)
  const isOfWhole = signs[at - 1]?.means === 'whole' || isNumber(signs[at - 1]) || signs[at - 1]?.means === 'of_whole'
  const isOnly = before === 'mas' && textAt(signs, at - 2) === 'nada'
  return (
    at === 0 || isOnly || isOfWhole || isAfterWeLive(signs, at) || words.marks.has(before) || words.listed.has(before)
  )
}

/** "Vivimos aquí mi abuelo, mi mamá y yo". */
function isAfterWeLive(signs: HomeSign[], at: number): boolean {
  const verb = /^(?:aqui|here)$/.test(textAt(signs, at - 1)) ? at - 2 : at - 1
  return signs[verb]?.means === 'we_live'
}
