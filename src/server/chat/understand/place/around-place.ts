import { conceptsIn } from '#server/communities/search/find-concepts.ts'
import { type Token, textOf } from '#server/eligibility/understand/tokens.ts'
import { fold } from '#text/fold.ts'
import { afterMoney, moneyWords, placeStarts } from './words/place-words.ts'

/** More words than these no beginning has that a place follows. */
const longestStart = 8

const leaving =
  '(?:moved|came|got here|arrived|mud(?:o|e|amos|aron)|llegu?e|llego|llegamos|llegaron|vine|vino|vinimos|vinieron)(?: \\w+){0,2} (?:from|de|desde)'
const left = new RegExp(String.raw`\b${leaving}$|\b(?:used to live|vivia|viviamos) (?:in|en)$`)
const leftFirst = new RegExp(String.raw`\b${leaving} (?!.* (?:to|a|para|pa) )`)

/** Whether a text tells where somebody came from, and not to where. */
export function tellsPlaceLeft(text: string): boolean {
  return leftFirst.test(fold(text))
}

const wasThere = /\b(?:was|were|had|estaba|estuve|tenia|tuve)(?: \w+){0,5} (?:in|en|de)$/
const thenMoved =
  /^(?:\w+ ){1,3}(?:but|and|then|pero|y|luego) (?:(?:then|luego|ya|i|we|she|he) ){0,2}(?:moved|(?:me |nos |se )?mud(?:e|amos|o|aron))\b(?! (?:to|in|a|para)\b)/

export function isBreak(token: Token | undefined): boolean {
  return token !== undefined && /^[,.;]$/.test(token.text)
}

const oldestAge = 110
/** Beside an age: "33 f tulsa", "34 años fresno". */
const besideAge = /^(?:f|m|yo|yrs?|years?|old|anos|male|female|man|woman|hombre|mujer)$/

/** What stands between commas, ages and the like. */
export function partsBetween(all: Token[]): Token[][] {
  const ends = [...all.keys(), all.length].filter((at) => at === all.length || isBreak(all[at]) || isOfAge(all, at))
  return ends.map((end, index) => all.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end))
}

function isOfAge(all: Token[], at: number): boolean {
  const { text = '' } = all[at] ?? {}
  if (/^\d{2,3}$/.test(text)) return Number(text) <= oldestAge && !isMoney(all, at)
  return besideAge.test(text) && [at - 2, at - 1, at + 1, at + 2].some((near) => /^\d{2}$/.test(all[near]?.text ?? ''))
}

/** Where what follows the last such words begins; -1 where none stand there. */
export function lastAfter(tokens: Token[], words: RegExp): number {
  return tokens.findLastIndex((_, at) => {
    const before = tokens.slice(Math.max(0, at - longestStart), at)
    return at > 0 && words.test(before.map(({ text }) => text).join(' '))
  })
}

/** "Moved here from Texas", "was in NY but moved": where one lived before. */
export function wasLeft(tokens: Token[], at: number): boolean {
  const before = textOf(tokens.slice(Math.max(0, at - longestStart), at))
  return left.test(before) || (wasThere.test(before) && thenMoved.test(textOf(tokens.slice(at, at + longestStart))))
}

/** Where a medicine or a card is used, a shop may be called like a small town: "sirve en Navarro". */
const used =
  /\b(?:sirven?|funcionan?|valen?|acept\w+|toman|surt\w+|compr\w+|us\w+|works?|good|take (?:it|this|that|them)|taken|accept\w*|fill\w*|buy|get (?:it|this|that|them)) (?:in|at|en)$/

export function isUsedAt(tokens: Token[], at: number): boolean {
  return used.test(textOf(tokens.slice(Math.max(0, at - longestStart), at)))
}

/** "OK so special enrollment" is not said of Oklahoma. */
export function isAssent(tokens: Token[], at: number): boolean {
  return at === 0 && tokens.length > 1 && tokens[0]?.text === 'ok'
}

/** "in Zzyzxburg": capitals after words that only a place follows. */
export function saysUnknown(tokens: Token[]): boolean {
  return tokens.some(({ raw }, at) => {
    const before = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text)
    return (
      /^\p{Lu}\p{Ll}{3,}/u.test(raw) &&
      /(?:^| )(?:i|we) live in$|(?:^| )viv(?:o|imos) en$|(?:^| )(?:near|cerca de)$/.test(before.join(' '))
    )
  })
}

export function isBeforeState(tokens: Token[], at: number): boolean {
  return /^(?:ny|new york|nueva york)$/.test(
    tokens
      .slice(at + 1)
      .map(({ text }) => text)
      .join(' '),
  )
}

export function hasNeed(tokens: Token[]): boolean {
  return tokens.length > 1 && tokens.length <= 12 && conceptsIn(tokens.slice(0, -1).map(({ text }) => text)).size > 0
}

/** "Ando por", "el VA de", "saludos desde", each with a place after it. */
const afterWords: [words: RegExp, before: RegExp][] = [
  [/^(?:viv|estoy|estamos|ando|soy$|somos)/, /^(?:por|de)$/],
  [/^(?:college|universidad|escuela|hospital|va|clinica|fabrica|planta|ciudad|area)$/, /^de$/],
  [/^(?:north|south|east|west|outside|rumbo)$/, /^(?:of|de)$/],
  [/^(?:saludos|escrib\w+|llam\w+|hablo|aqui)$/, /^desde$/],
]

/** After "in" or "cerca de". */
export function isAfterStart(tokens: Token[], at: number): boolean {
  const [first = '', before = ''] = [tokens[at - 2]?.text, tokens[at - 1]?.text]
  if (afterWords.some(([words, ends]) => ends.test(before) && words.test(first))) return true
  const isLinked = before === 'de' || (before === 'to' && /^close|^mov/.test(first))
  return isLinked ? placeStarts.has(first) || before === 'to' : placeStarts.has(before)
}

export function isMoney(tokens: Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text)
  return before.some((word) => word === '$' || moneyWords.has(word)) || afterMoney.has(tokens[at + 1]?.text ?? '')
}
