import { distanceToPrefix } from './distance.ts'
import type { DrugName } from './drug-name.ts'
import { fold } from './fold.ts'
import type { Steps } from './in-steps.ts'
import { createLetterFilter, createLetterWindows, type LetterWindows, setLetters } from './letter-windows.ts'
import { soundKey } from './sound.ts'

/** Every name and every later word of a name once, with its spelling and its sound. The arrays run side by side. */
export interface SimilarNames {
  /** Folded, without spaces. */
  spelled: string[]
  sounds: string[]
  spelledLetters: LetterWindows
  soundLetters: LetterWindows
  holders: Holder[][]
}

export interface Holder {
  drug: number
  /** The name as people write it. */
  name: string
  /** Lower is nearer to the name that the list shows: label, then generic name, then another name. */
  rank: number
}

export interface SimilarMatch extends Holder {
  edits: number
  missing: number
}

export const shortestGuess = 4
const namesAStep = 100

/** In groups by their first letters: one large map, whenever it had to grow, would hold up the page. */
type Groups = Map<string, Map<string, Holder[]>>

export function* indexSimilarNames(drugs: DrugName[], labels: string[], generics: string[]): Steps<SimilarNames> {
  const groups: Groups = new Map()
  for (const [drug, { label, generic, also }] of drugs.entries()) {
    if (drug % namesAStep === 0) yield
    addName(groups, labels[drug] ?? '', { drug, name: label, rank: 0 })
    if (generics[drug] !== labels[drug]) addName(groups, generics[drug] ?? '', { drug, name: generic, rank: 1 })
    for (const name of also) addName(groups, fold(name), { drug, name, rank: 2 })
  }
  return yield* withSounds(groups)
}

/** Adds the name and each of its later words, with what follows them. */
function addName(groups: Groups, folded: string, holder: Holder) {
  let from = 0
  while (folded.length - from >= shortestGuess) {
    const key = from === 0 ? folded : folded.slice(from)
    const start = key.slice(0, 2)
    const group = groups.get(start) ?? new Map<string, Holder[]>()
    groups.set(start, group)
    const others = group.get(key)
    if (others) others.push(holder)
    else group.set(key, [holder])
    from = folded.indexOf(' ', from) + 1
    if (from === 0) return
  }
}

function* withSounds(groups: Groups): Steps<SimilarNames> {
  const count = [...groups.values()].reduce((sum, group) => sum + group.size, 0)
  const index: SimilarNames = {
    spelled: [],
    sounds: [],
    spelledLetters: createLetterWindows(count),
    soundLetters: createLetterWindows(count),
    holders: [],
  }
  for (const group of groups.values()) {
    for (const [key, holders] of group) {
      if (index.spelled.length % namesAStep === 0) yield
      addSound(index, key, holders)
    }
  }
  return index
}

function addSound(index: SimilarNames, key: string, holders: Holder[]) {
  const at = index.spelled.length
  const spelled = key.replaceAll(' ', '')
  const sound = soundKey(key)
  setLetters(index.spelledLetters, at, spelled)
  setLetters(index.soundLetters, at, sound)
  index.spelled.push(spelled)
  index.sounds.push(sound)
  index.holders.push(holders)
}

/** Names that begin nearly as `folded` is spelled or sounds, nearest first: one edit for short texts, two from 7 letters. */
export function findSimilar(index: SimilarNames, folded: string): SimilarMatch[] {
  const text = folded.replaceAll(' ', '')
  if (text.length < shortestGuess) return []
  const editsAt = createComparison(index, text, soundKey(folded))
  const matches = new Map<number, SimilarMatch>()
  for (let at = 0; at < index.spelled.length; at += 1) {
    const edits = editsAt(at)
    if (edits === undefined) continue
    const missing = Math.abs((index.spelled[at]?.length ?? 0) - text.length)
    for (const holder of index.holders[at] ?? []) keepNearest(matches, { ...holder, edits, missing })
  }
  return [...matches.values()].sort(nearestFirst)
}

/** Counts the edits in spelling and in sound together, if either is near enough. */
function createComparison(index: SimilarNames, text: string, sound: string) {
  const limit = editsFor(text)
  const soundLimit = editsFor(sound)
  const maySpell = createLetterFilter(index.spelledLetters, text, limit)
  const maySound = createLetterFilter(index.soundLetters, sound, soundLimit)
  const bySpelling = (at: number) => distanceToPrefix(text, index.spelled[at] ?? '', limit)
  const bySound = (at: number) => distanceToPrefix(sound, index.sounds[at] ?? '', soundLimit)
  return (at: number) => {
    const isNear = (maySpell(at) && bySpelling(at) <= limit) || (maySound(at) && bySound(at) <= soundLimit)
    return isNear ? bySpelling(at) + bySound(at) : undefined
  }
}

/** Two sounds say nothing: `zzzz` sounds like the beginning of every name with an s. */
function editsFor(text: string) {
  if (text.length < shortestGuess) return text.length < shortestGuess - 1 ? -1 : 0
  return text.length < 7 ? 1 : 2
}

function keepNearest(matches: Map<number, SimilarMatch>, match: SimilarMatch) {
  const known = matches.get(match.drug)
  if (!known || nearestFirst(match, known) < 0) matches.set(match.drug, match)
}

/** The list is in alphabetical order, so a drug's place in it settles what is still even. */
function nearestFirst(a: SimilarMatch, b: SimilarMatch) {
  return a.edits - b.edits || a.missing - b.missing || a.rank - b.rank || a.drug - b.drug
}
