import { states as english } from '#i18n/en/local-help/states.ts'
import { states as spanish } from '#i18n/es/local-help/states.ts'
import type { CountyCode } from '#server/catalogue/files/read-counties.ts'
import type { TakenBy } from '#server/chat/turn.ts'
import type { FoundPlace, Places } from '#server/communities/places/find-place.ts'
import { type Token, textOf } from '#server/eligibility/understand/tokens.ts'
import { distance } from '#text/distance.ts'
import { fold } from '#text/fold.ts'
import {
  hasNeed,
  isAfterStart,
  isAssent,
  isBeforeState,
  isBreak,
  isMoney,
  isUsedAt,
  lastAfter,
  partsBetween,
  saysUnknown,
  wasLeft,
} from './around-place.ts'
import { createCountyFinder } from './county.ts'
import { longName, misspelledState, shortestMisspelled } from './misspelled-state.ts'
import {
  isEveryday,
  isLosAngeles,
  isName,
  isOfEveryDay,
  isSaid,
  isVeteransCare,
  joinsOn,
  knownZips,
  nameOf,
  placeText,
  withoutInsurers,
  withoutShouting,
} from './place-name.ts'
import { createSettling, type Window } from './settle-place.ts'
import { tellingsOfPlace } from './whose-place.ts'
import { alsoOtherNames, everydayTowns, kindsOfStreet, kindsOfTown } from './words/place-words.ts'

/** `told`: what is left of the turn where it tells of places of others too. */
export type ReadPlace = { place: string; state: string; unknown: boolean; rest: Token[]; told?: string | undefined }

/** `expected`: a place was asked for, or nothing else can be meant; `known`: the state that was told; `isOfIncome`: five digits are an income; `isOfPlan`: insurance is spoken of. */
type Asked = {
  expected: boolean
  known?: string | undefined
  isOfIncome?: boolean
  isOfPlan?: boolean
  takenBy?: TakenBy | undefined
}
type Named = (Window & { tokens: Token[] }) | 'unknown'

/** The last words of the names and codes of states. */
const stateEnds = new Set(
  [...Object.entries(english), ...Object.entries(spanish)].flatMap((names) =>
    names.map((name) => fold(name).replace(/^.* /, '')),
  ),
)
const longestName = 4
/** A town with so many ZIP codes is known by its name alone: "39, yakima, no insurance". */
const aloneZips = 3
/** Each ends where a place begins. */
const livesIn =
  /(?<!\bused to )\b(?:live|living|lives|vivo|vivimos|vive|viviendo|im|i am|we are|were|estoy|estamos) (?:in|en)$|\b(?:now|ahora|here|aqui|aca) (?:in|en)$|\b(?:lived|living|used to live|vivia|vivio|vivi) (?:in|en) (?:\w+ ){1,4}(?:now|ahora)$/
const movesTo =
  /\b(?:moved|moving|came|come|mudo|mude|mudamos|mudaron|vine|vinimos|llegue|llegamos)(?: (?:here|back|in with me|conmigo|aca|aqui))? (?:to|a|para|pa)$|\b(?:mov(?:ed|ing)|mud(?:o|e|amos|aron|ando|ar)(?:me|nos)?|llegu?e|llegamos|vine|vinimos|came)(?: \w+){0,2} (?:from|de|desde) (?:\w+ ){1,4}(?:to|a|para|pa)$|\b(?:left|dej(?:e|o|amos)|sali(?:mos)? de) (?:\w+ ){1,3}(?:for|por|para)$/
/** Whoever moves will live there, wherever they are now. */
const willMove = /\b(?:moving|mudo|mudar(?:me|nos)?|mudando(?:me|nos)?)(?: (?:back|aca))? (?:to|a|para|pa)$/

type Parts = { places: Places; homeCities: { city: string; state: string }[]; countyCode: CountyCode }

/** Finds the place that a turn names. `homeCities` are read with one typing mistake too. */
export function createPlaceReader({ places, homeCities, countyCode }: Parts) {
  const near = homeCities.filter(({ city }) => city.length >= shortestMisspelled)
  const countyAt = createCountyFinder(countyCode)
  const settled = createSettling({ places, isWellKnown, stateAt })

  function zipAt(tokens: Token[], at: number): Window | 'unknown' | undefined {
    const raw = tokens[at]?.raw ?? ''
    if (!/^\d{5}$/.test(raw) || isMoney(tokens, at)) return undefined
    const found = places.find(raw)
    return found ? { found, from: at, to: at + 1 } : 'unknown'
  }

  function nameAt(tokens: Token[], at: number, isExpected: boolean): Window | undefined {
    const county = countyAt(tokens, at)
    if (county) return { found: stateOf(county.states) ?? 'unsure', from: at, ...county }
    if (isVeteransCare(tokens, at)) return undefined
    if (isLosAngeles(tokens, at)) return { found: places.find('los angeles') ?? 'unsure', from: at, to: at + 1 }
    return longestNameAt(tokens, at, isExpected)
  }

  /** The longest name from here on; alone or after "in" a town is enough, elsewhere it needs its state. */
  function longestNameAt(tokens: Token[], at: number, isExpected: boolean): Window | undefined {
    for (let to = Math.min(tokens.length, at + longestName); to > at; to -= 1) {
      const isNamed = isExpected || stateEnds.has(tokens[to - 1]?.text ?? '')
      const found = isNamed && !joinsOn(tokens, to - 1) && foundIn(tokens.slice(at, to), isExpected)
      if (found) return wholeName(tokens, { found, from: at, to })
    }
    return undefined
  }

  function foundIn(words: Token[], isExpected: boolean): Window['found'] | undefined {
    const name = nameOf(words)
    const found = places.find(name) ?? ownCity(name)
    if (!found) return isExpected && !isEveryday(words) && places.namesakes(name).length > 0 ? 'unsure' : undefined
    return isSaid(words, found, isExpected) ? found : undefined
  }

  /** "baltimore city", of a city that is known far and wide. */
  function ownCity(name: string): FoundPlace | undefined {
    const found = name.endsWith(' city') ? places.find(name.slice(0, -' city'.length)) : undefined
    return found?.kind === 'city' && found.zips >= knownZips ? found : undefined
  }

  /** The state, where it is one. */
  function stateOf(states: string[]): FoundPlace | undefined {
    return states.length === 1 ? places.find(states[0] ?? '') : undefined
  }

  /** The state that is named here. */
  function stateAt(tokens: Token[], at: number): FoundPlace | undefined {
    const window = nameAt(tokens, at, true)
    return window && window.found !== 'unsure' && window.found.kind === 'state' ? window.found : undefined
  }

  /** "oak cliff" is not the village of Oak: a small town elsewhere ends before words that mean something else. */
  function wholeName(tokens: Token[], window: Window): Window {
    const { found, from, to } = window
    const next = tokens[to]
    const isEnd = !next || tokens[to - 1]?.endsClause
    // "Washington Heights" is in New York, and "Ohio Street" may be anywhere.
    const isPartOfName = !isEnd && (kindsOfTown.has(next.text) || kindsOfStreet.has(next.text))
    if (isPartOfName && found !== 'unsure' && found.kind === 'state' && to - from === 1)
      return { found: 'unsure', from, to: to + 1 }
    if (found === 'unsure' || found.kind !== 'city' || isWellKnown(found) || isEnd) return window
    const isWithState = to - from > found.city.split(' ').length
    const goesOn = isName([next]) && !isOfEveryDay(next.text)
    return goesOn && !isWithState ? { found: 'unsure', from, to: to + 1 } : window
  }

  /** "rochestr", after "in" or where a place was asked for. */
  function misspelled(word: string): FoundPlace | undefined {
    if (word.length < shortestMisspelled || everydayTowns.has(word)) return undefined
    const state = misspelledState(word)
    if (state) return places.find(state)
    const found = near.filter(({ city }) => city[0] === word[0] && distance(word, city, 1) <= 1)
    return found.length === 1 ? places.find(`${found[0]?.city} ${found[0]?.state}`) : undefined
  }

  /** "Yakima washinton": a state that is spelled nearly so, after a town of it. */
  function withStates(tokens: Token[]): Token[] {
    return tokens.map((token, at) => {
      const state = at > 0 && !isOfEveryDay(token.text) ? misspelledState(token.text) : undefined
      return state && townsBefore(tokens, at).some((town) => townIn(state, town)) ? { ...token, text: state } : token
    })
  }

  /** A town of a state, with a slip or two in its name. */
  function townIn(state: string, name: string): FoundPlace | undefined {
    const most = name.length < shortestMisspelled ? 0 : 1
    return places.likely(`${name} ${state}`).find(({ city }) => distance(name, fold(city), most) <= most)
  }

  function misspelledAt(tokens: Token[], at: number): Window | undefined {
    const found = misspelled(tokens[at]?.text ?? '')
    return found && { found, from: at, to: at + 1 }
  }

  function firstZip(tokens: Token[]): Window | 'unknown' | undefined {
    const zips = tokens.flatMap((_, at) => zipAt(tokens, at) ?? [])
    return zips.find((zip) => zip !== 'unknown') ?? zips[0]
  }

  /** A name that may be of several places or none, as in "my rent in May", goes after one that is of one. */
  function firstName(tokens: Token[], expected: boolean): Window | undefined {
    const isStart = (at: number) => isAfterStart(tokens, at) || (expected && at === 0)
    const named = [...tokens.keys()].flatMap((at) => namedFrom(tokens, at, isStart(at)) ?? [])
    const first = named.find(({ found }) => found !== 'unsure') ?? named[0]
    return first ?? firstMisspelled(tokens, isStart) ?? (hasNeed(tokens) ? trailing(tokens) : undefined)
  }

  function namedFrom(tokens: Token[], at: number, isStart: boolean): Window | undefined {
    if (isAssent(tokens, at) || wasLeft(tokens, at)) return undefined
    const found = townOfSchool(tokens, at) ?? nameAt(tokens, at, isStart || isWhole(tokens, at))
    if (found && isSmallTown(found) && isUsedAt(tokens, at)) return undefined
    return found && (movedTo(tokens, found) ?? townAround(tokens, found) ?? found)
  }

  function isSmallTown({ found }: Window): boolean {
    return found !== 'unsure' && found.kind === 'city' && !isWellKnown(found)
  }

  /** "UT San Antonio" and "MD Anderson" are no states: of one that stands before a town the town is. */
  function townOfSchool(tokens: Token[], at: number): Window | undefined {
    const { raw = '', endsClause } = tokens[at] ?? {}
    const state = /^[A-Z]{2}$/.test(raw) && !endsClause ? stateAt(tokens.slice(at, at + 1), 0)?.state : undefined
    const town = state ? nameAt(tokens, at + 1, true) : undefined
    if (!town || town.found === 'unsure' || town.found.kind !== 'city' || town.found.state === state) return undefined
    return places.find(`${nameOf(tokens.slice(town.from, town.to))} ${state}`) ? undefined : town
  }

  /** A town that is named rightly comes first: "from Cameroon, now in Silver Spring" is not of Cameron. */
  function firstMisspelled(tokens: Token[], isStart: (at: number) => boolean): Window | undefined {
    const isLongAlone = tokens.length === 1 && (tokens[0]?.text.length ?? 0) >= longName
    const starts = [...tokens.keys()].filter(
      (at) => !wasLeft(tokens, at) && (isLongAlone || isStart(at) || isBeforeState(tokens, at)),
    )
    return starts.map((at) => misspelledAt(tokens, at)).find((window) => window !== undefined)
  }

  /** "Soy de Ponce pero vivo en Kissimmee": what comes last of where one lives and moved to. */
  function homeOf(tokens: Token[]): Window | undefined {
    const soon = lastAfter(tokens, willMove)
    const at = soon >= 0 ? soon : Math.max(lastAfter(tokens, movesTo), lastAfter(tokens, livesIn))
    const window = at >= 0 ? nameAt(tokens, at, true) : undefined
    return window && { ...(townAround(tokens, window) ?? window), isHome: true }
  }

  /** "I came from Puerto Rico to Buffalo": where one came from is not where one lives. */
  function movedTo(tokens: Token[], { from, to }: Window): Window | undefined {
    const isOrigin = /^(?:de|desde|from)$/.test(tokens[from - 1]?.text ?? '')
    const isOn = isOrigin && /^(?:a|to|para|pa)$/.test(tokens[to]?.text ?? '')
    return isOn ? nameAt(tokens, to + 1, true) : undefined
  }

  /** "Corona, Queens" is no town of California: after a comma stands what it is a part of. */
  function townAround(tokens: Token[], { found, to }: Window): Window | undefined {
    const isPart = found !== 'unsure' && found.kind === 'city' && tokens[to - 1]?.endsClause === true
    const around = isPart ? nameAt(tokens, to, true) : undefined
    if (!around || around.found === 'unsure' || around.found.kind === 'zip') return undefined
    return around.found.state !== (found as FoundPlace).state && isWellKnown(around.found) ? around : undefined
  }

  /** "food pantry rochester": a known town ends what is needed. */
  function trailing(tokens: Token[]): Window | undefined {
    const ends = [2, 1].map((length) => tokens.length - length).filter((from) => from > 0)
    return ends.map((from) => nameAt(tokens, from, true)).find((window) => endsWell(window, tokens))
  }

  function isWellKnown({ state, zips }: FoundPlace): boolean {
    return state === places.homeState || zips >= knownZips
  }

  function endsWell(window: Window | undefined, tokens: Token[]): boolean {
    return window?.to === tokens.length && window.found !== 'unsure' && isWellKnown(window.found)
  }

  /** "Miami, 47, I drive for Uber", "no insurance, phoenix, 31", "…, buffalo": a town alone between commas. */
  function aloneIn(all: Token[], tokens: Token[]): Window | undefined {
    const clauses = partsBetween(all)
    if (clauses.length === 1) return undefined
    return clauses.map((clause) => townAlone(wordsOf(clause), tokens)).find((window) => window !== undefined)
  }

  function townAlone(clause: Token[], tokens: Token[]): Window | undefined {
    const [first] = clause
    if (!first || clause.length > longestName) return undefined
    const from = tokens.indexOf(first)
    const window = nameAt(tokens, from, true)
    if (!window || window.to !== from + clause.length || window.found === 'unsure') return undefined
    const { city, zips } = window.found
    const isTown = isWellKnown(window.found) || (zips >= aloneZips && !alsoOtherNames.has(fold(city)))
    return isTown ? window : undefined
  }

  /** What some words name; `unknown` where it is a ZIP code that is none. */
  function namedIn(all: Token[], { expected, known, isOfIncome }: Asked): Named | undefined {
    const tokens = wordsOf(all)
    const zip = isOfIncome ? undefined : firstZip(tokens)
    const named = zip === 'unknown' || !zip ? (homeOf(tokens) ?? firstName(tokens, expected)) : zip
    const best = named ? settled(named, tokens, known) : surely(aloneIn(all, tokens), tokens, known)
    if (best) return { ...best, tokens }
    return zip === 'unknown' || saysUnknown(tokens) ? 'unknown' : undefined
  }

  /** A town alone between commas is none that is asked about: "Corvallis. he's at OSU", where another state is known. */
  function surely(window: Window | undefined, tokens: Token[], known: string | undefined): Window | undefined {
    const best = window && settled(window, tokens, known)
    return best?.found === 'unsure' ? undefined : best
  }

  /** The place that a turn names, of the one whom the talk is about. */
  return (read: Token[], asked: Asked): ReadPlace => {
    const spelled = withStates(withoutShouting(read))
    const all = spelled.map((token, at) => (isBreak(spelled[at + 1]) ? { ...token, endsClause: true } : token))
    const ofPlaces = asked.isOfPlan ? withoutInsurers(all) : all
    const tellings = tellingsOfPlace(ofPlaces, asked.takenBy)
    const found = tellings.flatMap((telling) => namedIn(telling, asked) ?? [])
    const best = found.find((named) => named !== 'unknown')
    const left = tellings.flat()
    const told = left.length < ofPlaces.length ? left.map(({ raw }) => raw).join(' ') : undefined
    if (!best) return { place: '', state: '', unknown: found.length > 0, rest: all, told }
    const taken = new Set([...best.tokens.slice(best.from, best.to), ...townBeside(best.tokens, best)])
    const rest = all.filter((token) => !taken.has(token))
    if (best.found === 'unsure') return { place: '', state: '', unknown: true, rest, told }
    return { place: placeText(best.found), state: best.found.state, unknown: false, rest, told }
  }

  /** Nothing else is said, but perhaps "and". */
  function isWhole(tokens: Token[], at: number): boolean {
    const isStart = at === 0 || (at === 1 && /^(y|and)$/.test(tokens[0]?.text ?? ''))
    const words = tokens.slice(at)
    return isStart && words.length <= longestName && places.find(textOf(words)) !== undefined
  }
}

/** What may be a town before a word: one word, or two. */
function townsBefore(tokens: Token[], at: number): string[] {
  const words = wordsOf(tokens.slice(Math.max(0, at - 3), at))
  return [1, 2].flatMap((length) => (words.length < length ? [] : nameOf(words.slice(-length))))
}

function wordsOf(all: Token[]): Token[] {
  return all.filter(({ text }) => /[\p{L}\d$]/u.test(text))
}

/** "houston 77081" names one place, and "maryland, langley park" a town that is none of ours. */
function townBeside(tokens: Token[], window: Window): Token[] {
  const { found, from, to } = window
  if (found === 'unsure' || found.kind === 'city') return []
  if (found.kind === 'zip') return cityBefore(tokens, found.city, from)
  const after = tokens.slice(to, to + 2)
  const before = tokens.slice(Math.max(0, from - 2), from)
  return [after, before].find(isTown) ?? []
}

function isTown([name, kind]: Token[]): boolean {
  return name !== undefined && isName([name]) && !isOfEveryDay(name.text) && kindsOfTown.has(kind?.text ?? '')
}

function cityBefore(tokens: Token[], city: string, from: number): Token[] {
  const before = tokens.slice(Math.max(0, from - city.split(' ').length), from)
  return nameOf(before) === fold(city) ? before : []
}
