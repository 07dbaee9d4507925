import { states as english } from '#i18n/en/states.ts'
import { states as spanish } from '#i18n/es/states.ts'
import type { CountyCode } from '#server/catalogue/files/read-counties.ts'
import type { FoundPlace, Places } from '#server/communities/find-place.ts'
import type { Token } from '#server/eligibility/understand/tokens.ts'
import { distance } from '#text/distance.ts'
import { fold } from '#text/fold.ts'
import {
  hasNeed,
  isAfterStart,
  isAssent,
  isBeforeState,
  isBreak,
  isMoney,
  isOfKin,
  lastAfter,
  lastBreak,
  saysUnknown,
  wasLeft,
} from './around-place.ts'
import { createCountyFinder } from './county.ts'
import { isEveryday, isName, isOfEveryDay, isSaid, knownZips, nameOf, placeText } from './place-name.ts'
import { createSettling, type Window } from './settle-place.ts'
import { everydayTowns, forAnother, kindsOfTown, kinMoved, placeOfAnother } from './words/place-words.ts'

export type ReadPlace = { place: string; state: string; unknown: boolean; rest: Token[] }

/** The last words of the names and codes of states. */
const stateEnds = new Set(
  [...Object.entries(english), ...Object.entries(spanish)].flatMap((names) =>
    names.map((name) => fold(name).replace(/^.* /, '')),
  ),
)
const longestName = 4
/** Each ends where a place begins. */
const livesIn =
  /(?<!\bused to )\b(?:live|living|lives|vivo|vivimos|vive|viviendo|im|i am|we are|estoy|estamos) (?:in|en)$|\b(?:now|ahora|here|aqui|aca) (?:in|en)$|\b(?:lived|living|used to live|vivia|vivio|vivi) (?:in|en) (?:\w+ ){1,4}(?:now|ahora)$/
const otherLivesIn = /\b(?:lives|vive) (?:in|en)$/
const movesTo =
  /\b(?:moved|mudo|mude|mudamos|mudaron)(?: (?:here|back|in with me|conmigo|aca|aqui))? (?:to|a)$|\b(?:mov(?:ed|ing)|mud(?:o|e|amos|aron|ando)(?:me|nos)?)(?: \w+){0,2} (?:from|de|desde) (?:\w+ ){1,4}(?:to|a|para)$|\b(?:left|dej(?:e|o|amos)|sali(?:mos)? de) (?:\w+ ){1,3}(?:for|por|para)$/
const shortestMisspelled = 7

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

  /** The longest name from here on; alone or after "in" a town is enough, elsewhere it needs its state. */
  function nameAt(tokens: Token[], at: number, isExpected: boolean): Window | undefined {
    const county = countyAt(tokens, at)
    if (county) return { found: stateOf(county.states) ?? 'unsure', from: at, ...county }
    for (let to = Math.min(tokens.length, at + longestName); to > at; to -= 1) {
      const isNamed = isExpected || stateEnds.has(tokens[to - 1]?.text ?? '')
      const found = isNamed && foundIn(tokens.slice(at, to), isExpected)
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
    if (found === 'unsure' || found.kind !== 'city' || isWellKnown(found) || isEnd) return window
    const isWithState = to - from > found.city.split(' ').length
    const goesOn = isName([next]) && !isOfEveryDay(next.text)
    return goesOn && !isWithState ? { found: 'unsure', from, to: to + 1 } : window
  }

  /** "rochestr", after "in" or where a place was asked for. */
  function misspelled(word: string): FoundPlace | undefined {
    if (word.length < shortestMisspelled || everydayTowns.has(word)) return undefined
    const found = near.filter(({ city }) => city[0] === word[0] && distance(word, city, 1) <= 1)
    return found.length === 1 ? places.find(`${found[0]?.city} ${found[0]?.state}`) : undefined
  }

  function misspelledAt(tokens: Token[], at: number): Window | undefined {
    const found = misspelled(tokens[at]?.text ?? '')
    return found && { found, from: at, to: at + 1 }
  }

  function firstZip(tokens: Token[]): Window | 'unknown' | undefined {
    const zips = tokens.flatMap((_, at) => zipAt(tokens, at) ?? [])
    return zips.find((zip) => zip !== 'unknown') ?? zips[0]
  }

  function firstName(tokens: Token[], expected: boolean): Window | undefined {
    const isStart = (at: number) => isAfterStart(tokens, at) || (expected && at === 0)
    for (const at of tokens.keys()) {
      if (isAssent(tokens, at) || wasLeft(tokens, at)) continue
      const found = nameAt(tokens, at, isStart(at) || isWhole(tokens, at))
      if (found && !isOfKin(tokens, found.from, found.to))
        return movedTo(tokens, found) ?? townAround(tokens, found) ?? found
    }
    return firstMisspelled(tokens, isStart) ?? (hasNeed(tokens) ? trailing(tokens) : undefined)
  }

  /** A town that is named rightly comes first: "from Cameroon, now in Silver Spring" is not of Cameron. */
  function firstMisspelled(tokens: Token[], isStart: (at: number) => boolean): Window | undefined {
    const starts = [...tokens.keys()].filter((at) => isStart(at) || isBeforeState(tokens, at))
    return starts.map((at) => misspelledAt(tokens, at)).find((window) => window !== undefined)
  }

  /** "Soy de Ponce pero vivo en Kissimmee": what comes last of where one lives and moved to, and first the place of whom one writes for. */
  function homeOf(tokens: Token[]): Window | undefined {
    const said = tokens.map(({ text }) => text).join(' ')
    const isForAnother = forAnother.test(said)
    const moved = placeOfAnother.test(said) || (kinMoved.test(said) && !isForAnother) ? -1 : lastAfter(tokens, movesTo)
    const starts = [isForAnother ? lastAfter(tokens, otherLivesIn) : -1, Math.max(moved, lastAfter(tokens, livesIn))]
    return starts
      .filter((at) => at >= 0)
      .flatMap((at) => nameAt(tokens, at, true) ?? [])
      .map((window) => ({ ...(townAround(tokens, window) ?? window), isHome: true }))[0]
  }

  /** "I came from Puerto Rico to Buffalo": where one came from is not where one lives. */
  function movedTo(tokens: Token[], { from, to }: Window): Window | undefined {
    const isOrigin = /^(?:de|desde|from)$/.test(tokens[from - 1]?.text ?? '')
    const isOn = isOrigin && /^(?:a|to|para)$/.test(tokens[to]?.text ?? '')
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

  /** "…, buffalo": a town alone after the last comma. */
  function afterComma(all: Token[], tokens: Token[]): Window | undefined {
    const ending = all.slice(lastBreak(all) + 1).filter((token) => tokens.includes(token))
    const from = tokens.length - ending.length
    if (from === 0 || ending.length === 0 || ending.length > longestName) return undefined
    const window = nameAt(tokens, from, true)
    return endsWell(window, tokens) ? window : undefined
  }

  /** "Miami, 47, I drive for Uber": a town alone before the first comma. */
  function beforeComma(all: Token[], tokens: Token[]): Window | undefined {
    const end = tokens.indexOf(all[all.findIndex(isBreak) - 1] as Token) + 1
    if (end === 0 || end > longestName) return undefined
    const window = nameAt(tokens, 0, true)
    return window?.to === end && window.found !== 'unsure' && isWellKnown(window.found) ? window : undefined
  }

  /** The place that a turn names. `expected`: it was asked for, or nothing else can be meant; `known`: the state that was told. */
  return (read: Token[], expected: boolean, known?: string): ReadPlace => {
    const all = read.map((token, at) => (isBreak(read[at + 1]) ? { ...token, endsClause: true } : token))
    const tokens = all.filter(({ text }) => /[\p{L}\d$]/u.test(text))
    const zip = firstZip(tokens)
    const named =
      zip === 'unknown' || !zip
        ? (homeOf(tokens) ?? firstName(tokens, expected) ?? afterComma(all, tokens) ?? beforeComma(all, tokens))
        : zip
    const best = named && settled(named, tokens, known)
    if (!best) return { place: '', state: '', unknown: zip === 'unknown' || saysUnknown(tokens), rest: all }
    const taken = new Set([...tokens.slice(best.from, best.to), ...townBeside(tokens, best)])
    const rest = all.filter((token) => !taken.has(token))
    if (best.found === 'unsure') return { place: '', state: '', unknown: true, rest }
    return { place: placeText(best.found), state: best.found.state, unknown: false, rest }
  }

  /** Nothing else is said, but perhaps "and". */
  function isWhole(tokens: Token[], at: number): boolean {
    const isStart = at === 0 || (at === 1 && /^(y|and)$/.test(tokens[0]?.text ?? ''))
    const words = tokens.slice(at)
    return isStart && words.length <= longestName && places.find(words.map(({ text }) => text).join(' ')) !== undefined
  }
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
