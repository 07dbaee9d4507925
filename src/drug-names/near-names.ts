import { distance } from '#text/distance.ts'
import { runAtOnce } from './in-steps.ts'
import { createLetterFilter } from './letter-windows.ts'
import { indexWholeNames, type SimilarNames, shortestGuess } from './similar-index.ts'
import { soundKey } from './sound.ts'

/** Medicines that one name may mean, and how many letters and sounds it is away. */
export type NearName = { ids: string[]; name: string; letters: number; sounds: number; score: number }

const longest = 40
/** Beyond the mistakes that a word may hold, so many more are counted: a name that only sounds the same is spelled otherwise. */
const countedBeyond = 3

/**
 * Prepares the search for whole names that a written one may be a mistake in, nearest first. A name that only medicines of
 * `seldom` have must be nearer: what people write is sooner another word.
 */
export function createNearNames(names: ReadonlyMap<string, string[]>, seldom: ReadonlySet<string> = new Set()) {
  const index = runAtOnce(indexWholeNames(names))
  const isSeldom = index.holders.map((ids) => ids.every((id) => seldom.has(id)))

  return (word: string): NearName[] => {
    if (word.length < shortestGuess || word.length > longest) return []
    return nearIn(index, isSeldom, word, soundKey(word))
  }
}

function nearIn(index: SimilarNames<string>, isSeldom: boolean[], word: string, sound: string): NearName[] {
  const most = mistakesIn(word)
  const mostSounds = Math.max(0, mistakesIn(sound) - 1)
  const mayBeSpelled = createLetterFilter(index.spelledLetters, word, most)
  const mayBeHeard = createLetterFilter(index.soundLetters, sound, mostSounds)
  const near: NearName[] = []
  for (const [at, name] of index.spelled.entries()) {
    if (!mayBeSpelled(at) && !mayBeHeard(at)) continue
    const heard = index.sounds[at] ?? ''
    const fewer = isSeldom[at] ? 1 : 0
    const sounds = distance(sound, heard, mostSounds - fewer)
    if (sounds > mostSounds - fewer && distance(word, name, most) > most - fewer) continue
    const letters = distance(word, name, most + countedBeyond)
    const start = word[0] === name[0] || sound[0] === heard[0] ? 0 : 1.5
    near.push({ ids: index.holders[at] ?? [], name, letters, sounds, score: letters + 1.5 * sounds + start })
  }
  return near.sort((a, b) => a.score - b.score || a.name.length - b.name.length || a.name.localeCompare(b.name))
}

/** Mistakes that a word of this length may hold. */
function mistakesIn({ length }: { length: number }): number {
  if (length < 4) return 0
  if (length < 6) return 1
  return length < 9 ? 2 : 3
}
