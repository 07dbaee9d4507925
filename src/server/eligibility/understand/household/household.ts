import { largestHome } from '#contract/eligibility.ts'
import { createPhrases, isNumber } from '../phrases.ts'
import { type Token, textOf } from '../tokens.ts'
import type { Reading } from '../understanding.ts'
import { countPeople, isBareNumber, type PeopleCount, type PeopleSign, wholeAfter } from './count-people.ts'
import { homeTold, sharesNothing } from './home-told.ts'
import { householdWords } from './household-words.ts'

const findPeople = createPhrases(householdWords)
/** Said in passing, of nobody. */
const laughs = /^(?:lol|lmao|ja(?:ja)+|je(?:je)+|ha(?:ha)+)$/

const living = /^(?:lives?|living|live here|home|house|apartment|apt|viv[oe]|viviendo|casa|apartamento|hogar)$/
const besideAlone =
  /^(?:[,;:()-]|i|im|am|is|its|it|he|she|shes|hes|ive|been|now|all|so|well|yes|no|ok|also|hay|soy|es|esta|estoy|ahora|ya|si|pues|here|right|widow|widowed|divorced|viud[oa]|divorciad[oa]|older)$/

const find = (tokens: Token[]) => findPeople(tokens.filter(({ text }) => !laughs.test(text)))

/** How many people live in the home, the person counted; an answer that contradicts itself is not read. */
export function readHousehold(tokens: Token[]): Reading | undefined {
  const told = isOne(tokens) ? 1 : homeTold(tokens)
  if (told !== undefined) return { facts: { household_size: told } }
  const read = readSize(tokens, false) ?? firstSaid(tokens)
  const isOfOthers = (read?.facts.household_size ?? 1) > 1 && sharesNothing(textOf(tokens))
  return isOfOthers ? undefined : read
}

const doubts = /\b(?:i (?:think|guess)|creo|maybe|depends?|or|o|to|tal vez|quizas?|not sure|if|si)\b/

/** "5 con la bebé que nació", "4 now": a number before all else. */
function firstSaid(tokens: Token[]): Reading | undefined {
  const [first, second, third] = tokens
  const size = first?.number ?? Number.NaN
  const isWhole = Number.isInteger(size) && size >= 1 && size <= largestHome
  const rest = tokens
    .slice(1)
    .map(({ text }) => text)
    .join(' ')
  const goesOn = /^(?:,|now|ya|ahora|con|with|counting|contando|my|mi)$/.test(second?.text ?? '')
  if (!isWhole || !goesOn || third?.number !== undefined || doubts.test(rest)) return undefined
  return { facts: { household_size: size } }
}

const ones = new Set(['one', 'uno', 'una'])

/** "Just one" as the whole answer; beside other words these are articles. */
function isOne(tokens: Token[]) {
  const signs = find(tokens).filter(({ token }) => !/^[.,!¡]$/.test(token.text))
  const words = signs.filter(({ means }) => means !== 'only')
  return words.length === 1 && ones.has(words[0]?.token.text ?? '')
}

/** The same beside another answer, where only "just me", "family of four" and the like are beyond doubt. */
export function readHouseholdAside(tokens: Token[]): Reading | undefined {
  return readSize(tokens, true)
}

function readSize(tokens: Token[], isAside: boolean): Reading | undefined {
  const signs = ofHome(find(tokens).filter(({ token }) => !/^[.!¡$]$/.test(token.text)))
  if (signs.some(({ means }) => means === 'blocks')) return undefined
  const count = countPeople(signs, isAside)
  const isBeyondDoubt = count.totals.size > 0 || signs.some(({ means }) => means === 'only_me')
  const size = isAside && !isBeyondDoubt ? undefined : sizeOf(signs, count)
  if (size === undefined || !Number.isInteger(size) || size < 1 || size > largestHome) return undefined
  return { facts: { household_size: size } }
}

/** Who is alone lives alone, where living is spoken of or nothing else is. */
function ofHome(signs: PeopleSign[]): PeopleSign[] {
  const isOfHome =
    signs.some(({ token }) => living.test(token.text)) ||
    signs.every(({ means, token }) => means !== undefined || besideAlone.test(token.text))
  return signs.map(({ means, token }) => {
    if (means !== 'alone') return { token, ...(means && { means }) }
    return isOfHome ? { means: 'only_me', token } : { token }
  })
}

function sizeOf(signs: PeopleSign[], count: PeopleCount): number | undefined {
  if (count.isUnclear || count.totals.size > 1 || isAddedToTotal(signs)) return undefined
  const [total] = count.totals
  if (count.hasUnnumbered) return total
  const named = namedOf(signs, count)
  if (named === 'contradiction') return undefined
  return total === undefined || named === undefined || named === total ? (total ?? named) : undefined
}

/** "4 people and a baby" may be four or five. */
function isAddedToTotal(signs: PeopleSign[]) {
  return signs.some(({ means }, at) => {
    const isWhole = wholeAfter.has(means) || (isNumber(signs[at]) && isBareNumber(signs, at))
    const next = signs[at + 1]?.means
    if (!isWhole || (next !== 'and' && next !== 'together')) return false
    const added = signs[at + 2]?.means === 'a' ? signs[at + 3] : signs[at + 2]
    return added?.means !== undefined || added?.token.number !== undefined
  })
}

/** The size by the people named, the person counted; nothing when nobody is named or somebody may be missing. */
function namedOf(signs: PeopleSign[], count: PeopleCount): number | undefined | 'contradiction' {
  const means = new Set(signs.map((sign) => sign.means))
  const kin = count.adultKin + count.children + (count.hasSpouse ? 1 : 0)
  if (count.adults > 0) return withAdults(count, means.has('me'))
  if (means.has('only_me')) return kin === 0 || isOnlyMeWith(signs) ? 1 + kin : 'contradiction'
  if (kin === 0) return means.has('me') && signs.every(isMeOrPet) ? 1 : undefined
  if (kin === 1 && means.has('married') && !means.has('spouse') && !means.has('no_kin')) return undefined
  const isComplete = means.has('me') || means.has('together') || means.has('parent_of')
  return isComplete || count.hasSpouse || count.adultKin > 0 ? 1 + kin : undefined
}

function isMeOrPet({ means, token }: PeopleSign) {
  return token.text === ',' || means === 'me' || means === 'pet' || means === 'and' || means === 'a'
}

/** "2 adults and 3 children"; adults who are named too must be those adults. */
function withAdults({ adults, adultKin, children, hasSpouse }: PeopleCount, hasMe: boolean) {
  const named = adultKin + (hasSpouse ? 1 : 0)
  return named === 0 || (hasMe && named + 1 === adults) ? adults + children : 'contradiction'
}

/** "Just me and my wife", "2 kids, just me". */
function isOnlyMeWith(signs: PeopleSign[]) {
  const at = signs.findIndex(({ means }) => means === 'only_me')
  const before = signs
    .slice(0, at)
    .findLast(({ means, token }) => means !== 'and' && !/^(?:,|its|es)$/.test(token.text))
  const after = signs[at + 1]
  return (
    before?.means === 'child' ||
    before?.means === 'children' ||
    after?.means === 'and' ||
    after?.means === 'together' ||
    after?.token.text === ','
  )
}
