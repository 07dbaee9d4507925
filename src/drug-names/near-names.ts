import { distance } from '#text/distance.ts'
import { runAtOnce } from './in-steps.ts'
import { createLetterFilter, type LetterWindows } from './letter-windows.ts'
import { indexWholeNames, shortestGuess } from './similar-index.ts'
import { soundKey } from './sound.ts'

/** Medicines that one name may mean, and how many letters and sounds it is away. */
export type NearName = { ids: string[]; name: string; letters: number; sounds: number; score: number }

const longest = 40
/** Beyond the mistakes that a word may hold, so many more are counted: a name that only sounds the same is spelled otherwise. */
const countedBeyond = 3

/** Where words of each length stand in an array, and the letters of all. */
type ByLength = { places: number[][]; letters: LetterWindows }

/** A written name with its sound, and how many edits of each may be mistakes. */
type Wanted = { word: string; sound: string; most: number; mostSounds: number }

/**
 * Prepares the search for whole names that a written one may be a mistake in, nearest first. A name that only medicines of
 * `seldom` have must be nearer: what people write is sooner another word.
 */
export function createNearNames(names: ReadonlyMap<string, string[]>, seldom: ReadonlySet<string> = new Set()) {
  const index = runAtOnce(indexWholeNames(names))
  const isSeldom = index.holders.map((ids) => ids.every((id) => seldom.has(id)))
  const spelled = groupByLength(index.spelled, index.spelledLetters)
  const sounding = groupByLength(index.sounds, index.soundLetters)

  function isOneWithin(word: string, letters: number): boolean {
    return likeIn(spelled, word, letters).some((at) => distance(word, index.spelled[at] ?? '', letters) <= letters)
  }

  /** How near a name is, where it is near enough. */
  function nearAt(at: number, { word, sound, most, mostSounds }: Wanted): NearName[] {
    const name = index.spelled[at] ?? ''
    const heard = index.sounds[at] ?? ''
    const fewer = isSeldom[at] ? 1 : 0
    const sounds = distance(sound, heard, mostSounds - fewer)
    if (sounds > mostSounds - fewer && distance(word, name, most) > most - fewer) return []
    const letters = distance(word, name, most + countedBeyond)
    const start = word[0] === name[0] || sound[0] === heard[0] ? 0 : 1.5
    return [{ ids: index.holders[at] ?? [], name, letters, sounds, score: letters + 1.5 * sounds + start }]
  }

  /** @param worst The score that the first may have, or nothing is near. */
  return (word: string, worst = Number.POSITIVE_INFINITY): NearName[] => {
    if (word.length < shortestGuess || word.length > longest) return []
    if (Number.isFinite(worst) && !isOneWithin(word, Math.floor(worst))) return []
    const sound = soundKey(word)
    const wanted = { word, sound, most: mistakesIn(word), mostSounds: Math.max(0, mistakesIn(sound) - 1) }
    const like = new Set([...likeIn(spelled, word, wanted.most), ...likeIn(sounding, sound, wanted.mostSounds)])
    const near = [...like].flatMap((at) => nearAt(at, wanted)).sort(nearestFirst)
    return (near[0]?.score ?? 0) > worst ? [] : near
  }
}

function nearestFirst(a: NearName, b: NearName): number {
  return a.score - b.score || a.name.length - b.name.length || a.name.localeCompare(b.name)
}

function groupByLength(words: string[], letters: LetterWindows): ByLength {
  const places: number[][] = []
  for (const [at, { length }] of words.entries()) {
    places[length] ??= []
    places[length].push(at)
  }
  return { places, letters }
}

/** Where words stand that may be at most so many edits away: some are further, and none that is as near is left out. */
function likeIn({ places, letters }: ByLength, word: string, edits: number): number[] {
  const mayBeNear = createLetterFilter(letters, word, edits)
  const found: number[] = []
  for (let length = Math.max(0, word.length - edits); length <= word.length + edits; length += 1) {
    for (const at of places[length] ?? []) if (mayBeNear(at)) found.push(at)
  }
  return found
}

/** Mistakes that a word of this length may hold. */
function mistakesIn({ length }: { length: number }): number {
  if (length < 4) return 0
  if (length < 6) return 1
  return length < 9 ? 2 : 3
}
