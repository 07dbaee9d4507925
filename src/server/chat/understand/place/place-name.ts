import type { FoundPlace } from '#server/communities/places/find-place.ts'
import { beforeVeteransCare, codesThatAreWords } from '#server/eligibility/understand/place-names.ts'
import type { Token } from '#server/eligibility/understand/tokens.ts'
import { ordinaryWords } from '../words/vocabulary.ts'
import { everydayTowns, joiningCodes, nicknames, townsByNickname, townsInSpanish } from './words/place-words.ts'

/** A city with so many ZIP codes is known far and wide. */
export const knownZips = 10

/** The words as a place may be called, in English; '' where they are no name. */
export function nameOf(words: Token[]): string {
  if (!isName(words)) return ''
  const name = words.map(({ text }) => townsInSpanish.get(text) ?? text).join(' ')
  const nickname = name.match(nicknames)?.[0] ?? ''
  return `${townsByNickname.get(nickname) ?? ''}${name.slice(nickname.length)}`
}

export function isName(words: Token[]): boolean {
  return words.every(({ text }) => /^\p{L}+$/u.test(text))
}

/** Whether the words mean the place that is called so, and no other thing. */
export function isSaid(words: Token[], found: FoundPlace, isExpected: boolean): boolean {
  const isState = found.kind === 'state'
  if (words.length === 1 && isState) return isStateName(words[0] as Token, isExpected)
  return isState || isNamedWithState(words, found) || (isExpected && !isEveryday(words, found))
}

const isWordToo = (code: string) => codesThatAreWords.has(code.toUpperCase())

function isStateName({ raw, text }: Token, isExpected: boolean): boolean {
  if (text.length > 2) return true
  return !isWordToo(text) ? isExpected || raw === text.toUpperCase() : isExpected && raw === text.toUpperCase()
}

/** The last words are a state: "buffalo ny", but not "help me" or "is in". */
function isNamedWithState(words: Token[], { city }: FoundPlace): boolean {
  const last = words.at(-1) as Token
  if (nameOf(words).split(' ').length <= city.split(' ').length) return false
  return last.text.length > 2 || !isWordToo(last.text) || last.raw === last.text.toUpperCase()
}

export function isOfEveryDay(word: string): boolean {
  return everydayTowns.has(word) || ordinaryWords.has(word)
}

/** "luz", and "la luz" where no large city is called so. */
export function isEveryday(words: Token[], found?: FoundPlace): boolean {
  if (words.length > 1) return (found?.zips ?? 0) < knownZips && words.every(({ text }) => isOfEveryDay(text))
  return isOfEveryDay(words[0]?.text ?? '') && !isCapital(words[0] as Token)
}

function isCapital({ raw, text }: Token): boolean {
  return /^\p{Lu}\p{Ll}/u.test(raw) && (text === 'mobile' || text === 'orange')
}

export function placeText({ kind, zip, city, state }: FoundPlace): string {
  if (kind === 'zip') return zip
  return kind === 'city' ? `${city}, ${state}` : state
}

/** "Denver in June" is not in Indiana: what joins words is no code but at an end. */
export function joinsOn(tokens: Token[], last: number): boolean {
  const { raw = '', text = '', endsClause = false } = tokens[last] ?? {}
  const isEnd = endsClause || tokens[last + 1] === undefined || /^\d/.test(tokens[last + 1]?.text ?? '')
  return raw === text && joiningCodes.has(text) && !isEnd
}

/** What comes from veterans' care: "a bill from VA". */
const sent =
  /^(?:bills?|letters?|checks?|meds|medicines?|pills|copays?|prescriptions?|benefits|disability|help|biles?|bil|factura|carta|cheque|medicinas|pastillas|copago|ayuda)$/

/** "Si tengo VA" tells of veterans' care, and of no Virginia. */
export function isVeteransCare(tokens: Token[], at: number): boolean {
  const [earlier = '', before = ''] = [tokens[at - 2]?.text, tokens[at - 1]?.text]
  const isSender = /^(?:from|de)$/.test(before) && sent.test(earlier)
  return tokens[at]?.text === 'va' && (beforeVeteransCare.test(before) || isSender)
}

const virginia =
  /(?<!\b(?:the|my|have|has|got|use|uses|with|through|at|el|la|mi|con|del?|al|por|tengo|uso) )\bVA\b(?=\s*(?:$|[,.;!?]|\d|(?:with|and|here|con|y|aqu[ií])(?!\p{L})))/giu

/** The text with the code of Virginia as a name, where it is not spelled out beside: there "VA" is veterans' care. */
export function withVirginia(text: string): string {
  return /virginia/i.test(text) ? text : text.replace(virginia, 'Virginia')
}

/** "In LA" is not in Louisiana, where no town stands before it. */
export function isLosAngeles(tokens: Token[], at: number): boolean {
  return tokens[at]?.raw === 'LA' && /^(?:in|to|from|near|around|en|a)$/.test(tokens[at - 1]?.text ?? '')
}

/** Towns that share their name with a company that insures. */
const alsoInsurers = new Set(['providence'])

/** The words without the name of an insurer, which "in" or "from" makes a town: "one of those Advantage things, Providence". */
export function withoutInsurers(tokens: Token[]): Token[] {
  return tokens.filter(
    ({ text }, at) => !alsoInsurers.has(text) || /^(?:in|en|from|de|near|live|vivo)$/.test(tokens[at - 1]?.text ?? ''),
  )
}

/** Of fewer words capitals may be those of a name. */
const fewestShouted = 4

/** Words that are all written in capitals, in which "ME" and "OH" are no states but at an end: "QUE ME TOMO", "PORTLAND, ME". */
export function withoutShouting(tokens: Token[]): Token[] {
  const words = tokens.filter(({ text }) => /^\p{L}+$/u.test(text))
  const isShouted = words.length >= fewestShouted && words.every(({ raw }) => raw === raw.toUpperCase())
  if (!isShouted) return tokens
  return tokens.map((token, at) => (isAtEnd(tokens, at) ? token : { ...token, raw: token.raw.toLowerCase() }))
}

function isAtEnd(tokens: Token[], at: number): boolean {
  return tokens[at + 1] === undefined || tokens[at - 1]?.text === ','
}
