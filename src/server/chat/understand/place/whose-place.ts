import type { TakenBy } from '#server/chat/turn.ts'
import { type Token, textOf } from '#server/eligibility/understand/tokens.ts'
import * as words from './words/whose-place-words.ts'

/** Of whom a clause speaks: `kin` is the word for somebody else. */
type Clause = { tokens: Token[]; kin: string | undefined }

/** So many words show what is looked for, and so many a place that goes on after a comma. */
const longest = 9
const [beforeComma, afterComma] = [5, 4]

/** Who takes the medicine, as far as a turn and the talk say so. */
type Taking = { takers: (string | undefined)[]; isOfOther: boolean; isOfWriter: boolean }

/** Whose place goes first, and in vain where it is of others. */
const [ofTaker, ofWriter, ofNear, ofSite, ofOthers] = [0, 1, 2, 3, -1]

/**
 * What a turn says of the place where the one lives whom the talk is about: first what it says of who takes the medicine,
 * then of who writes, of a parent or a spouse, and of a pharmacy or a job at last. What is supposed, denied or past is left out.
 */
export function tellingsOfPlace(all: Token[], known?: TakenBy): Token[][] {
  const text = textOf(all)
  const taking = {
    takers: words.takers.flatMap((shape) => [...text.matchAll(shape)].map((match) => oneOf(match[1]))),
    isOfOther: known === 'other' || words.takenByThem.test(text) || isAboutThem(text, known),
    isOfWriter: known === 'writer' || words.takenByWriter.test(text),
  }
  const ranked = clausesOf(all).map((clause) => ({ tokens: atHome(clause.tokens), rank: rankOf(clause, taking) }))
  const isHomeTold = ranked.some(({ tokens, rank }) => rank !== ofSite && words.tellsHome.test(textOf(tokens)))
  const ranks = [ofTaker, ofWriter, ofNear, ...(isHomeTold ? [] : [ofSite])]
  return ranks.map((rank) => ranked.filter((clause) => clause.rank === rank).flatMap(({ tokens }) => tokens))
}

function rankOf({ kin, tokens }: Clause, { takers, isOfOther, isOfWriter }: Taking): number {
  if (!kin) return ofThing(textOf(tokens))
  if (takers.includes(oneOf(kin))) return ofTaker
  if (words.together.test(textOf(tokens))) return ofWriter
  if (takers.length > 0 || words.isStranger.test(kin)) return ofOthers
  if (isOfOther) return ofTaker
  return words.isNear.test(kin) && !isOfWriter ? ofNear : ofOthers
}

/** Where a pharmacy or a job is tells of a home where nothing else does, and where a plan is from does not. */
function ofThing(text: string): number {
  if (words.isOfPlan.test(text)) return ofOthers
  return words.isSite.test(text) ? ofSite : ofWriter
}

/** "Mom's in Ohio" is of "mom". */
function oneOf(kin: string | undefined): string | undefined {
  return kin?.replace(/s$/, '')
}

/** "My dad is 81 … I'm his daughter": the talk is about him, where nothing else says for whom the medicine is. */
function isAboutThem(text: string, known: TakenBy | undefined): boolean {
  const isOfWriter = known === 'writer' || words.takenByWriter.test(text) || words.tellsOwnAge.test(text)
  return !isOfWriter && words.speaksOfThem.test(text)
}

function clausesOf(all: Token[]): Clause[] {
  const clauses: Clause[] = []
  let last: string | undefined
  for (const [at, token] of all.entries()) {
    const text = from(all, at)
    const isFirst = at === 0 || isMark(all[at - 1])
    const named = kinAt(all, at, isFirst)
    const clause = clauses.at(-1)
    const isOn = isFirst ? goesOn(all, at) : !startsAt(all, at)
    if (clause && (named ? isPlaceFirst(clause) : isOn)) {
      clause.tokens.push(token)
      clause.kin ??= named
    } else clauses.push({ tokens: [token], kin: named ?? kinBefore(text, last) })
    last = named ?? text.match(words.anyKin)?.[1] ?? last
  }
  return clauses
}

/** "Who lives in Ohio" is of who was named last. */
function kinBefore(text: string, last: string | undefined): string | undefined {
  return words.otherFirst.test(text) ? last : undefined
}

/** Whether nothing but a place stands before who is there. */
function isPlaceFirst({ kin, tokens }: Clause): boolean {
  return !kin && words.placeFirst.test(textOf(tokens))
}

/** "In Dalton, Georgia" is one place. */
function goesOn(all: Token[], at: number): boolean {
  const before = textOf(all.slice(Math.max(0, at - beforeComma), at))
  return words.placeBefore.test(before) && words.placeAfter.test(textOf(all.slice(at, at + afterComma)))
}

/** "I live" begins a clause, but not in "if I live". */
function startsAt(all: Token[], at: number): boolean {
  return words.clauseStart.test(from(all, at)) && !words.hangsOn.test(all[at - 1]?.text ?? '')
}

/** Somebody else whom a clause begins with here. */
function kinAt(all: Token[], at: number, isFirst: boolean): string | undefined {
  const text = from(all, at)
  if (isFirst && words.bareKin.test(text)) return text.match(words.bareKin)?.[0]
  const before = textOf(all.slice(Math.max(0, at - 3), at))
  if (words.beforeTaker.test(before)) return text.match(words.kinElsewhere)?.[1]
  return words.joinsKin.test(before) ? undefined : text.match(words.subjectKin)?.[1]
}

/** Up to where no place is told any more where somebody lives, and again from where one is: "born in Ohio, live in Tampa". */
function atHome(tokens: Token[]): Token[] {
  const at = tokens.findIndex((_, at) => words.noHome.test(from(tokens, at)) || isOfOthersThere(tokens, at))
  if (at === -1) return tokens
  const again = words.pastHome.test(from(tokens, at)) ? homeAfter(tokens, at) : -1
  return [...tokens.slice(0, at), ...(again === -1 ? [] : tokens.slice(again))]
}

function isOfOthersThere(tokens: Token[], at: number): boolean {
  return words.ofOthersThere.test(from(tokens, at)) && !words.hereBefore.test(tokens[at - 1]?.text ?? '')
}

function homeAfter(tokens: Token[], past: number): number {
  return tokens.findIndex(
    (_, at) =>
      at > past && words.homeAgain.test(from(tokens, at)) && !words.beforeHome.test(tokens[at - 1]?.text ?? ''),
  )
}

function isMark(token: Token | undefined): boolean {
  return token !== undefined && /^[,.;:?!¿¡()\n]$/.test(token.text)
}

function from(tokens: Token[], at: number): string {
  return textOf(tokens.slice(at, at + longest))
}
