import { fold } from '#text/fold.ts'
import type { DrugName } from './drug-name.ts'
import type { Steps } from './in-steps.ts'
import { createLetterWindows, type LetterWindows, setLetters } from './letter-windows.ts'
import { soundKey } from './sound.ts'

/** Names, each once, with their spelling, their sound and who has them. The arrays run side by side. */
export interface SimilarNames<Held = Holder> {
  /** Folded, without spaces. */
  spelled: string[]
  sounds: string[]
  spelledLetters: LetterWindows
  soundLetters: LetterWindows
  holders: Held[][]
  stretches: Stretch[]
}

/** Neighbours in the arrays that have the same first two letters, written and heard. */
interface Stretch {
  spelled: string
  sound: string
  from: number
  to: number
}

export interface Holder {
  drug: number
  /** The name as people write it. */
  name: string
  /** Lower is nearer to the name that the list shows: label, then generic name, then another name. */
  rank: number
}

/** Shorter texts and names are too short to be guessed at. */
export const shortestGuess = 4
const namesAStep = 100

/** In groups by their first letters: one large map, whenever it had to grow, would hold up the page. */
type Groups<Held> = Map<string, Map<string, Held[]>>

/** Every name of the list and every later word of a name: what people begin to type. */
export function* indexSimilarNames(drugs: DrugName[], labels: string[], generics: string[]): Steps<SimilarNames> {
  const groups: Groups<Holder> = new Map()
  for (const [drug, { label, generic, also }] of drugs.entries()) {
    if (drug % namesAStep === 0) yield
    addWords(groups, labels[drug] ?? '', { drug, name: label, rank: 0 })
    if (generics[drug] !== labels[drug]) addWords(groups, generics[drug] ?? '', { drug, name: generic, rank: 1 })
    for (const name of also) addWords(groups, fold(name), { drug, name, rank: 2 })
  }
  return yield* withSounds(groups)
}

/** Whole names, folded, with the ids of what they may mean. */
export function* indexWholeNames(names: ReadonlyMap<string, string[]>): Steps<SimilarNames<string>> {
  const groups: Groups<string> = new Map()
  for (const [name, ids] of names)
    if (name.replaceAll(' ', '').length >= shortestGuess) for (const id of ids) add(groups, name, id)
  return yield* withSounds(groups)
}

/** Adds the name and each of its later words, with what follows them. */
function addWords(groups: Groups<Holder>, folded: string, holder: Holder) {
  let from = 0
  while (folded.length - from >= shortestGuess) {
    add(groups, from === 0 ? folded : folded.slice(from), holder)
    from = folded.indexOf(' ', from) + 1
    if (from === 0) return
  }
}

function add<Held>(groups: Groups<Held>, key: string, holder: Held) {
  const start = key.slice(0, 2)
  const group = groups.get(start) ?? new Map<string, Held[]>()
  groups.set(start, group)
  const others = group.get(key)
  if (others) others.push(holder)
  else group.set(key, [holder])
}

function* withSounds<Held>(groups: Groups<Held>): Steps<SimilarNames<Held>> {
  const count = [...groups.values()].reduce((sum, group) => sum + group.size, 0)
  const index: SimilarNames<Held> = {
    spelled: [],
    sounds: [],
    spelledLetters: createLetterWindows(count),
    soundLetters: createLetterWindows(count),
    holders: [],
    stretches: [],
  }
  for (const [start, group] of groups) yield* addGroup(index, start, group)
  return index
}

function* addGroup<Held>(index: SimilarNames<Held>, spelled: string, group: Map<string, Held[]>): Steps<void> {
  const bySound = new Map<string, [key: string, sound: string][]>()
  for (const [at, key] of [...group.keys()].entries()) {
    if (at % namesAStep === 0) yield
    const sound = soundKey(key)
    const names = bySound.get(sound.slice(0, 2))
    if (names) names.push([key, sound])
    else bySound.set(sound.slice(0, 2), [[key, sound]])
  }
  for (const [sound, names] of bySound) {
    const from = index.spelled.length
    for (const [at, name] of names.entries()) {
      if (at % namesAStep === 0) yield
      addSound(index, ...name, group.get(name[0]) ?? [])
    }
    index.stretches.push({ spelled, sound, from, to: index.spelled.length })
  }
}

function addSound<Held>(index: SimilarNames<Held>, key: string, sound: string, holders: Held[]) {
  const at = index.spelled.length
  const spelled = key.replaceAll(' ', '')
  setLetters(index.spelledLetters, at, spelled)
  setLetters(index.soundLetters, at, sound)
  index.spelled.push(spelled)
  index.sounds.push(sound)
  index.holders.push(holders)
}
