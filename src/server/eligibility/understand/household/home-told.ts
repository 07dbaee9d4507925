import { fold } from '#text/fold.ts'
import { isNumber } from '../phrases.ts'
import { type Token, textOf } from '../tokens.ts'
import { isOfOthers, listedHomes } from './home-lists.ts'
import { endsPerson, findHome, type HomeSign, textAt } from './home-signs.ts'
import * as words from './home-words.ts'
import { doesSomething, peopleAt, subjectOf } from './people-listed.ts'

/** So many live together at most, where a number stands beside much else. */
const most = 15
/** "Live in San Juan Puerto Rico with my daughter". */
const longestPlace = 8

/** Who shares the roof and nothing else is of no home. */
const roofOnly =
  /\b(?:rent\w* (?:a|an|un|el|the) (?:room|cuarto)|rento cuarto|room ?mates?|house ?mates?|dorm|(?:dont|do not|no) (?:share|compart\w+)|(?:doesnt|dont|does not|wont) claim (?:me|us)|no (?:me|nos) (?:declara|reclama)|not on (?:her|his|their) taxes|cada (?:quien|cual)(?! (?:en|por) su (?:casa|lado|cuenta))|compan?er[oa]s? de (?:cuarto|trabajo|casa)|inquilin[oa]s?)\b/

/** Who pays taxes apart from their grown child may be of no home with it; a married couple is one. */
const taxesApart =
  /^(?!.*\b(?:wife|husband|spouse|married|espos[oa]|marido|casad[oa]s?)\b).*\b(?:(?:file|files|filing|declar\w+|pagamos)(?: (?:our|my|the|los|mis|nuestros|taxes|impuestos)){0,2} (?:separate(?:ly)?|apart|aparte|por separado)|(?:do|does|file|files) (?:my|his|her|our|their) own taxes|(?:hago|hace|hacemos) (?:mis|sus|nuestros) (?:propios )?(?:taxes|impuestos)(?: aparte| por separado)?)\b/

type How = 'sum' | 'total' | 'list' | 'with' | 'alone'
/** How many live in a home that is told; NaN where somebody may be missing. */
type Home = { size: number; how: How; isOfWriter: boolean }

/** Whether somebody rents a room, or speaks of a roommate. */
export function sharesNothing(text: string): boolean {
  const folded = fold(text)
  return roofOnly.test(folded) || taxesApart.test(folded)
}

/**
 * How many live in a home, wherever a text tells it: "three of us", "me, my wife and 2 kids", "she lives with me and my
 * husband", "vive solo en Yuma". Nothing where it is not sure.
 */
export function homeTold(tokens: Token[]): number | undefined {
  if (sharesNothing(textOf(tokens))) return undefined
  const signs = findHome(tokens)
  const homes = [...sumsIn(signs), ...totalsIn(signs), ...listsIn(signs), ...livesIn(signs)]
  const how = (['sum', 'total', 'list', 'with', 'alone'] as const).find((kind) =>
    homes.some((home) => home.how === kind),
  )
  const told = homes.filter((home) => home.how === how)
  const ofWriter = told.filter(({ isOfWriter }) => isOfWriter)
  return agreed(ofWriter.length > 0 ? ofWriter : told, homes)
}

/** Two homes that differ, as where somebody lives alone and another does not, tell nothing. */
function agreed(told: Home[], homes: Home[]): number | undefined {
  const [first] = told
  if (!first || !told.every(({ size }) => size === first.size)) return undefined
  const isOfTwo =
    first.how === 'with' && homes.some(({ how, isOfWriter }) => how === 'alone' && isOfWriter !== first.isOfWriter)
  return isOfTwo || !Number.isInteger(first.size) || first.size < 1 ? undefined : first.size
}

/** "My partner, her 3 kids and my brother moved in so what 6 now", "o sea cuatro": it ends what was told before. */
function sumsIn(signs: HomeSign[]): Home[] {
  return signs.flatMap(({ token: { number: size = Number.NaN } }, at) => {
    const isSum = isNumber(signs[at]) && Number.isInteger(size) && size > 1 && size <= most && isAfterSum(signs, at)
    const isNamed = isSum && endsSum(signs, at + 1) && signs.slice(0, at).some(({ means }) => means && named.has(means))
    return isNamed ? [{ size, how: 'sum' as const, isOfWriter: true }] : []
  })
}

function isAfterSum(signs: HomeSign[], at: number): boolean {
  const [before, earlier] = [textAt(signs, at - 1), textAt(signs, at - 2)]
  if (/^(?:so|makes|o sea)(?: (?:que )?somos)?$/.test(before)) return true
  return /^(?:so|that|now|asi|osea|entonces)$/.test(earlier) && words.sums.has(before)
}

function endsSum(signs: HomeSign[], at: number): boolean {
  const text = textAt(signs, at)
  return words.marks.has(text) || /^(?:now|ahora|total|people|personas|of)$/.test(text) || isPlaceOfWhole(signs[at])
}

function isPlaceOfWhole(sign: HomeSign | undefined): boolean {
  return sign?.means === 'of_whole'
}

function totalsIn(signs: HomeSign[]): Home[] {
  return signs.flatMap((sign, at) => {
    const named = namedTotal(sign, at) ?? householdOfOne(signs, at)
    const { size, end } = named ?? totalAt(signs, at) ?? {}
    if (size === undefined || end === undefined || (!named && !isOfHousehold(signs, at) && isOfOthers(signs, end)))
      return []
    return [{ size: size + addedTo(signs, at, end), how: 'total' as const, isOfWriter: true }]
  })
}

/** "Just the couple", "a single person household". */
function namedTotal({ means }: HomeSign, at: number): Total | undefined {
  if (means === 'couple') return { size: 2, end: at + 1 }
  return means === 'one' ? { size: 1, end: at + 1 } : undefined
}

/** "A household of 1". */
function householdOfOne(signs: HomeSign[], at: number): Total | undefined {
  const isOne = isNumber(signs[at]) && signs[at]?.token.number === 1
  return isOne && isOfHousehold(signs, at) ? { size: 1, end: at + 1 } : undefined
}

/** How many, and where that ends. */
type Total = { size: number; end: number }

/** "Three of us", "somos 4", "just us two", "los dos solos". */
function totalAt(signs: HomeSign[], at: number): Total | undefined {
  const { number: size = Number.NaN } = signs[at]?.token ?? {}
  if (!isNumber(signs[at]) || !Number.isInteger(size) || size < 2 || size > most) return undefined
  if (signs[at + 1]?.means === 'of_whole') return isOfWhole(signs, at) ? { size, end: at + 2 } : undefined
  if (words.people.has(textAt(signs, at + 1))) return areAllPeople(signs, at) ? { size, end: at + 2 } : undefined
  const isWhole = isWholeSign(signs[at - 1]) && isWholeAfter(signs, at)
  return isWhole || (/^l[oa]s$/.test(textAt(signs, at - 1)) && areAllOf(signs, at)) ? { size, end: at + 1 } : undefined
}

/** "Three of us", "i have 3 in the house", "were 4 at home", but "there were 5 of us" and "used to be 7 of us". */
function isOfWhole(signs: HomeSign[], at: number): boolean {
  const [before, after] = [textAt(signs, at - 1), textAt(signs, at + 1)]
  const isWere = before === 'were' && /^(?:there|we|they|us)$/.test(textAt(signs, at - 2))
  if (isWere || /^(?:was|eramos)$/.test(before) || (before === 'be' && textAt(signs, at - 2) === 'to')) return false
  const isHad = /^(?:have|got)$/.test(before) && /house/.test(after)
  return at === 0 || isHad || isBeforeWhole(signs, at) || after.startsWith('of us')
}

/** "No, 3 people", "for two people". */
function areAllPeople(signs: HomeSign[], at: number): boolean {
  const before = textAt(signs, at - 1)
  const isPlain = at === 0 || words.marks.has(before) || /^(?:for|of|with)$/.test(before)
  return (isPlain || isBeforeWhole(signs, at)) && endsPerson(signs, at + 2)
}

function isWholeSign(sign: HomeSign | undefined): boolean {
  return sign?.means === 'whole' || sign?.means === 'we_live'
}

function isBeforeWhole(signs: HomeSign[], at: number): boolean {
  const before = textAt(signs, at - 1)
  return words.marks.has(before) || words.beforeWhole.has(before) || isWholeSign(signs[at - 1])
}

function isOfHousehold(signs: HomeSign[], at: number): boolean {
  return /(?:family|household|familia|hogar)/.test(textAt(signs, at - 1))
}

function isWholeAfter(signs: HomeSign[], at: number): boolean {
  if (isOfHousehold(signs, at)) return true
  const after = textAt(signs, at + 1)
  // "Somos 2 califico", but "somos 2 adultos".
  const isVerb = /somos|quedamos/.test(textAt(signs, at - 1)) && !signs[at + 1]?.means && /^\p{L}+[^s\W]$/u.test(after)
  return isVerb || endsPerson(signs, at + 1) || words.afterWhole.has(after) || peopleAt(signs, at + 1) !== undefined
}

/** "Los dos nomás", "vivimos en Toledo los dos", "con mi esposa y mi hija los tres". */
function areAllOf(signs: HomeSign[], at: number): boolean {
  if (/^(?:sol[oa]s|solit[oa]s|nomas|juntos|nada)$/.test(textAt(signs, at + 1))) return true
  if (!endsPerson(signs, at + 1)) return false
  const clause = clauseBefore(signs, at)
  return clause.some(({ means }) => means === 'we_live') || isListBefore(signs, at - 1)
}

function isListBefore(signs: HomeSign[], end: number): boolean {
  const from = signs.slice(0, end).findLastIndex(({ means }) => means === 'with')
  const people = from === -1 ? undefined : peopleAt(signs, from + 1)
  return people?.end === end && people.size + 1 === signs[end + 1]?.token.number
}

function clauseBefore(signs: HomeSign[], at: number): HomeSign[] {
  const mark = signs.slice(0, at).findLastIndex(({ token }) => words.marks.has(token.text))
  return signs.slice(mark + 1, at)
}

/** "4 of us and a baby" may be four or five, but "us two and my grandma" and "vivimos los dos y mi mamá" are three. */
function addedTo(signs: HomeSign[], total: number, end: number): number {
  const at = textAt(signs, end) === ',' ? end + 1 : end
  if (!/^(?:and|plus|y|mas|\+|&)$/.test(textAt(signs, at))) return 0
  const added = peopleAt(signs, at + 1)
  if (/(?:^|\b)(?:us|nosotr[oa]s|vivimos l[oa]s)$/.test(textAt(signs, total - 1)) && added && !added.hasMe)
    return added.isUnsure ? Number.NaN : added.size
  return added && !added.hasMe && !doesSomething(signs, added.end) ? Number.NaN : 0
}

function listsIn(signs: HomeSign[]): Home[] {
  return listedHomes(signs).map((size) => ({ size, how: 'list', isOfWriter: true }))
}

function livesIn(signs: HomeSign[]): Home[] {
  const withUs = homeOfUs(signs)
  const homes = signs.flatMap(({ means }, at) => {
    const isNone = words.notSo.has(textAt(signs, at - 1)) || words.notSo.has(textAt(signs, at - 2))
    if (isNone) return []
    if (means === 'me') return onlyMeAt(signs, at) ?? []
    if (means === 'alone') return aloneAt(signs, at) ?? []
    return means && lives.has(means) ? (withAt(signs, at) ?? []) : []
  })
  return withUs ? [withUs, ...homes] : homes
}

const lives = new Set<HomeSign['means']>(['live', 'lives', 'we_live'])

/** "I live with my mom", "she lives in Fresno with me and my two boys". */
function withAt(signs: HomeSign[], verb: number): Home | undefined {
  const at = companyAfter(signs, verb)
  const people = at === undefined ? undefined : peopleAt(signs, signs[at]?.means === 'with' ? at + 1 : at)
  const dweller = dwellerOf(signs, verb)
  // "My dad and I live together in his house".
  if (at === undefined && dweller?.isWriter && dweller.size > 1 && /^(?:i|yo)\b/.test(textAt(signs, verb)))
    return { size: dweller.size, how: 'with', isOfWriter: true }
  if (!people || people.size === 0 || !dweller || (at !== undefined && isGuestAt(signs, at))) return undefined
  const isOfWriter = people.hasMe || dweller.isWriter
  if (!isOfWriter && words.ofOwnHome.has(dweller.name)) return undefined
  const twice = people.hasMe && dweller.isWriter ? 1 : 0
  return {
    size: people.isUnsure || people.isBroken ? Number.NaN : dweller.size + people.size - twice,
    how: 'with',
    isOfWriter,
  }
}

/** "Staying with a cousin", where nobody's home is shared but for a time. */
function isGuestAt(signs: HomeSign[], joint: number): boolean {
  const isOfSome = /^(?:an?|una?)$/.test(textAt(signs, joint + 1))
  return isOfSome && signs[joint + 2]?.means === 'adult_kin'
}

/** Who lives there: the writer, or whom the clause names, or of whom it goes on telling. */
function dwellerOf(signs: HomeSign[], verb: number): { size: number; isWriter: boolean; name: string } | undefined {
  const { means } = signs[verb] ?? {}
  if (words.nobody.has(textAt(signs, verb - 1))) return undefined
  const subject = theirNames(signs, verb) ?? subjectOf(signs, verb)
  if (/^(?:i|im|ive|vivo|yo|sigo|estoy|me)\b/.test(textAt(signs, verb))) {
    const others = /^(?:and|y|&|n)$/.test(textAt(signs, verb - 1)) ? (subject?.size ?? 0) : 0
    return { size: 1 + others, isWriter: true, name: '' }
  }
  if (subject) return { size: subject.size, isWriter: subject.hasMe, name: subject.name }
  if (means === 'we_live' || isTheirs(signs, verb)) return undefined
  return { size: 1, isWriter: means === 'live', name: '' }
}

/** "They live", "who all live", "viven". */
function isTheirs(signs: HomeSign[], verb: number): boolean {
  const before = textAt(signs, verb - 1)
  const word = /^(?:all|both|still|also|just|todos|todas|l[oa]s dos)$/.test(before) ? textAt(signs, verb - 2) : before
  return /^(?:they|who|that|que)$/.test(word) || textAt(signs, verb) === 'viven'
}

/** "Two kids, they live with me": whoever was named last. */
function theirNames(signs: HomeSign[], verb: number): ReturnType<typeof subjectOf> {
  if (!isTheirs(signs, verb)) return undefined
  for (let end = verb - 1; end > 0; end -= 1) {
    const subject = words.pronouns.has(textAt(signs, end - 1)) ? undefined : subjectOf(signs, end)
    if (subject) return subject
  }
  return undefined
}

/** Where those stand with whom somebody lives, after the verb and a place. */
function companyAfter(signs: HomeSign[], verb: number): number | undefined {
  for (let at = verb + 1; at <= verb + longestPlace && at < signs.length; at += 1) {
    const { means, token } = signs[at] as HomeSign
    if (means === 'with' || token.text === 'conmigo') return at
    const isWithinPlace = token.text === ',' && /^\p{Lu}/u.test(signs[at + 1]?.token.raw ?? '')
    const isOther = means && means !== 'alone' && means !== 'of_whole'
    if (isOther || words.otherClause.has(token.text) || (words.marks.has(token.text) && !isWithinPlace))
      return undefined
  }
  return undefined
}

/** "Just me", which those who live with the person may follow: it only tells that another home is of somebody else. */
function onlyMeAt(signs: HomeSign[], at: number): Home | undefined {
  const isOnly = /^(?:just|only|solo|nomas|solamente|unicamente)$/.test(textAt(signs, at - 1))
  const people = isOnly ? peopleAt(signs, at) : undefined
  const isOne =
    people?.size === 1 && !people.isUnsure && endsPerson(signs, people.end) && signs[people.end]?.means !== 'with'
  return isOne ? { size: isNobodyElse(signs, at - 1) ? 1 : Number.NaN, how: 'alone', isOfWriter: true } : undefined
}

/** "Just me since Harold passed": nobody else is named at all. */
function isNobodyElse(signs: HomeSign[], only: number): boolean {
  const isPlain =
    only === 0 ||
    words.marks.has(textAt(signs, only - 1)) ||
    /^(?:its|is|it|be|now|so|soy|somos|pues)$/.test(textAt(signs, only - 1))
  return isPlain && !signs.some(({ means }) => means && named.has(means))
}

const named = new Set<HomeSign['means']>(['spouse', 'adult_kin', 'child', 'children', 'pair'])

/** "Vive solo en Yuma", "she lives in Toledo by herself", "me quedé sola". */
function aloneAt(signs: HomeSign[], at: number): Home | undefined {
  const company = peopleAt(signs, signs[at + 1]?.means === 'with' ? at + 2 : at + 1)
  const isWithPet = company?.size === 0
  if (isWithPet && at === 0) return { size: 1, how: 'alone', isOfWriter: true }
  if (!isWithPet && (company || signs[at + 1]?.means === 'with')) return undefined
  const before = textAt(signs, at - 1)
  if (/^(?:quede|quedo|quedado)$/.test(before)) return { size: 1, how: 'alone', isOfWriter: true }
  const clause = clauseBefore(signs, at)
  const verb = clause.findLastIndex(({ means }) => means === 'live' || means === 'lives')
  const isNear = verb === clause.length - 1 || (verb === clause.length - 2 && words.besideLive.has(before))
  // "Vivo en Houston, solo tengo Medicare".
  const isOnly = /^sol[oa]$/.test(textAt(signs, at)) && !isNear
  if (verb === -1 || isOnly || words.notSo.has(clause[verb - 1]?.token.text ?? '')) return undefined
  return { size: 1, how: 'alone', isOfWriter: clause[verb]?.means === 'live' }
}

/** "We got 3 kids at home", of who speaks of a husband, "y vive mi suegra con nosotros". */
function homeOfUs(signs: HomeSign[]): Home | undefined {
  const guests = guestsOf(signs)
  const children = signs.flatMap(({ token }, at) => {
    const isOurs = token.text === 'tenemos' || (/^(?:have|got|had)$/.test(token.text) && textAt(signs, at - 1) === 'we')
    const people = isOurs ? peopleAt(signs, at + 1) : undefined
    const isAtHome = people && (guests > 0 || signs[people.end]?.means === 'of_whole' || isBaby(signs, people.end - 1))
    return isAtHome ? [people.size] : []
  })
  const isCouple = signs.some(({ means }) => means === 'spouse')
  const [size] = children
  return isCouple && size !== undefined ? { size: 2 + size + guests, how: 'list', isOfWriter: true } : undefined
}

/** "We have a baby", of whom nobody asks whether it lives at home. */
function isBaby(signs: HomeSign[], at: number): boolean {
  return /^(?:baby|newborn|infant|toddler|bebe|bebito|bebita|recien nacid[oa])$/.test(textAt(signs, at))
}

function guestsOf(signs: HomeSign[]): number {
  const guests = signs.map(({ means }, at) => {
    if (means !== 'with_us') return 0
    const verb = signs.slice(0, at).findLastIndex((sign) => sign.means && lives.has(sign.means))
    if (verb === -1) return 0
    return (verb === at - 1 ? subjectOf(signs, verb) : peopleAt(signs, verb + 1))?.size ?? 0
  })
  return guests.reduce((sum, size) => sum + size, 0)
}
