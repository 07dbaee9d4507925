import * as words from './home-words.ts'
import { createPhrases, isNumber, type Sign } from './phrases.ts'
import type { Token } from './tokens.ts'

export type HomeSign = Sign<keyof typeof words.homeWords>
const findWords = createPhrases(words.homeWords)

const kin = new Set<HomeSign['means']>(['spouse', 'adult_kin', 'child', 'children'])

type Joint = 'first' | 'and' | 'comma' | 'none'
/** Somebody, or several, as a list names them; `size` is NaN of "the kids". */
type Person = { size: number; end: number; isMe: boolean; isSpouse: boolean; isTold?: boolean; joint: Joint }

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

/** So old nobody is, and no number of a home is as high. */
const oldest = 110
const mostWordsOfClause = 8
const mostWordsOfSubject = 12
const mostNamed = 15
const mostOfAKind = 12
const mostUnnamed = 6

/** The words of a home; "the kids" are as many as another clause tells: "the twins are two months". */
export function findHome(tokens: Token[]): HomeSign[] {
  const signs = findWords(tokens.flatMap((token, at) => withIs(token, tokens[at + 1])))
  const number = childrenTold(signs)
  return signs.map(({ means, token }) =>
    means === 'children' ? { means, token: { ...token, number } } : { means, token },
  )
}

/** "My son's in Texas" says "is". */
function withIs(token: Token, next: Token | undefined): Token[] {
  const [, kin] = token.raw.toLowerCase().match(/^(\p{L}+)['’]s$/u) ?? []
  const isPlace = /^(?:in|at|away|gone|grown|not|here|home|living|married)$/.test(next?.text ?? '')
  if (!kin || !isPlace) return [token]
  return [
    { text: kin, raw: kin },
    { text: 'is', raw: 'is' },
  ]
}

export function textAt(signs: HomeSign[], at: number): string {
  return signs[at]?.token.text ?? '.'
}

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

/** Whether a person may end before this: at a mark, a link or where the clause closes. */
export function endsPerson(signs: HomeSign[], at: number): boolean {
  const text = textAt(signs, at)
  return !signs[at] || words.marks.has(text) || words.ands.has(text) || words.closers.has(text) || isOfPlace(signs[at])
}

function isOfPlace(sign: HomeSign | undefined): boolean {
  return sign?.means === 'of_whole' || sign?.means === 'with_us' || sign?.means === 'with'
}

/** "My", "two" and "little" before the name of what somebody is. */
function kinAt(signs: HomeSign[], start: number): Pick<Person, 'size' | 'end' | 'isSpouse' | 'isTold'> | undefined {
  const own = words.determiners.has(textAt(signs, start)) ? start + 1 : start
  const unnamed = unnamedAt(signs, start, own)
  if (unnamed) return { ...unnamed, isSpouse: false }
  const { count, end, isPerson } = countAt(signs, pastQualifiers(signs, own))
  const at = pastAdjective(signs, pastQualifiers(signs, end), count)
  const size = sizeOf(signs, at, count)
  if (size === undefined) return isPerson && own > start ? { size: 1, end, isSpouse: false } : undefined
  if (own === start && isSpanishVerb(signs, at)) return undefined
  if (words.owned.has(textAt(signs, at)) && !words.possessives.has(textAt(signs, start))) return undefined
  const after = afterPerson(signs, at + 1)
  return { ...after, size: after.size ?? size, isSpouse: signs[at]?.means === 'spouse' }
}

/** "El de 17", "the youngest", "ellos dos". */
function unnamedAt(signs: HomeSign[], start: number, own: number): { size: number; end: number } | undefined {
  if (/^(?:ell[oa]s|them)$/.test(textAt(signs, start)) && isNumber(signs[start + 1]))
    return { size: signs[start + 1]?.token.number ?? Number.NaN, end: start + 2 }
  if (own === start) return undefined
  if (isBareCount(signs, start, own)) return { size: signs[own]?.token.number ?? Number.NaN, end: own + 1 }
  if (
    /^(?:el|la|un|una|otr[oa])$/.test(textAt(signs, start)) &&
    textAt(signs, own) === 'de' &&
    isNumber(signs[own + 1])
  )
    return { size: 1, end: afterAges(signs, own) }
  return words.byAge.has(textAt(signs, own)) && endsPerson(signs, own + 1) ? { size: 1, end: own + 1 } : undefined
}

/** "Me and the wife and her two from before". */
function isBareCount(signs: HomeSign[], start: number, own: number): boolean {
  const isSomebodys = words.possessives.has(textAt(signs, start)) && isNumber(signs[own])
  const isFew = (signs[own]?.token.number ?? 0) <= mostUnnamed
  return isSomebodys && isFew && (endsPerson(signs, own + 1) || /^(?:from|de)$/.test(textAt(signs, own + 1)))
}

/** "Son 5" and "son mi mamá y yo" count those at home, "me, husband, son 14" names one. */
function isSpanishVerb(signs: HomeSign[], at: number): boolean {
  if (textAt(signs, at) !== 'son') return false
  const isEnglish = signs.some(({ token }) => words.english.has(token.text))
  return /^mis?$/.test(textAt(signs, at + 1)) || (isNumber(signs[at + 1]) && !isEnglish)
}

/** "Baby" is somebody but in "my baby brother". */
function pastQualifiers(signs: HomeSign[], start: number): number {
  let at = start
  while (words.qualifiers.has(textAt(signs, at)) && (!signs[at]?.means || isKin(signs[at + 1]))) at += 1
  return at
}

function isKin(sign: HomeSign | undefined): boolean {
  return sign?.means !== undefined && kin.has(sign.means)
}

/** Over one word such as "rowdy" in "two rowdy kids". */
function pastAdjective(signs: HomeSign[], at: number, count: number | undefined): number {
  const isAdjective = count !== undefined && !signs[at]?.means && /^\p{L}+$/u.test(textAt(signs, at))
  return isAdjective && signs[at + 1]?.means === 'children' ? at + 1 : at
}

/** "Two", or a child that is called by its age: "9 year old". */
function countAt(signs: HomeSign[], at: number): { count?: number; end: number; isPerson?: boolean } {
  if (!isNumber(signs[at])) return { end: at }
  const isOld = /^(?:years?|yrs?|months?|mo)$/.test(textAt(signs, at + 1)) && /^olds?$/.test(textAt(signs, at + 2))
  return isOld
    ? { count: 1, end: at + 3, isPerson: true }
    : { count: signs[at]?.token.number ?? Number.NaN, end: at + 1 }
}

function sizeOf(signs: HomeSign[], at: number, count: number | undefined): number | undefined {
  if (count !== undefined && (count > mostOfAKind || !Number.isInteger(count))) return undefined
  const means = signs[at]?.means
  if (means === 'pet') return 0
  if (means === 'pair') return 2
  if (means === 'children') return count ?? signs[at]?.token.number ?? Number.NaN
  return means === 'spouse' || means === 'adult_kin' || means === 'child' ? (count ?? 1) : undefined
}

function childrenTold(signs: HomeSign[]): number {
  const counts = signs.flatMap((sign, at) => {
    if (sign.means === 'pair' && /^(?:twins|gemel[oa]s|mellizos)$/.test(sign.token.text)) return [2]
    const before = pastAdjective(signs, at + 1, 1)
    return isNumber(sign) && signs[before]?.means === 'children' ? [sign.token.number ?? Number.NaN] : []
  })
  return new Set(counts).size === 1 ? (counts[0] ?? Number.NaN) : Number.NaN
}

/** What tells more of a person and is no other one: "de 14 años", ", 91", "(9 and 12)", "who is in the wheelchair". */
function afterPerson(signs: HomeSign[], start: number): { end: number; size?: number; isTold?: boolean } {
  const at = afterAges(signs, pastQualifiers(signs, start))
  if (!/^(?:que|who|whos|that|thats)$/.test(textAt(signs, at))) return { end: at }
  const isCount = textAt(signs, at + 1) === 'son' && isNumber(signs[at + 2])
  const size = isCount ? signs[at + 2]?.token.number : undefined
  return { end: clauseEnd(signs, at), isTold: !isCount, ...(size !== undefined && { size }) }
}

function clauseEnd(signs: HomeSign[], start: number): number {
  const length = signs
    .slice(start, start + mostWordsOfClause)
    .findIndex((_, at) => words.marks.has(textAt(signs, start + at)) || words.ands.has(textAt(signs, start + at)))
  return length === -1 ? Math.min(signs.length, start + mostWordsOfClause) : start + length
}

function afterAges(signs: HomeSign[], start: number): number {
  let at = start
  if (textAt(signs, at) === '(') {
    const close = signs.slice(at, at + mostWordsOfClause).findIndex(({ token }) => token.text === ')')
    return close === -1 ? at : at + close + 1
  }
  for (let age = ageAt(signs, at); age; age = ageAt(signs, at)) at = age
  return at
}

/** "De 14", ", 91", "under 10", "shes 66", "9 and 12". */
function ageAt(signs: HomeSign[], start: number): number | undefined {
  let at = start
  while (/^(?:,|and|y|de|of|under|is|hes|shes|tiene|aged?|he|she|el|ella)$/.test(textAt(signs, at)) && at < start + 3)
    at += 1
  const { number = Number.NaN } = signs[at]?.token ?? {}
  if (!isNumber(signs[at]) || number > oldest) return undefined
  at += 1
  while (/^(?:years?|yrs?|anos|anitos|months?|meses|mo|old)$/.test(textAt(signs, at))) at += 1
  return endsPerson(signs, at) || isPersonAhead(signs, at) ? at : undefined
}

function isPersonAhead(signs: HomeSign[], at: number): boolean {
  return words.determiners.has(textAt(signs, at)) && sizeOf(signs, at + 1, 1) !== undefined
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
