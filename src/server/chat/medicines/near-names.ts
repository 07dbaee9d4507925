import { distance } from '#text/distance.ts'
import { hearingKey } from './hearing-key.ts'
import type { MedicineNames } from './medicine-names.ts'

/** Medicines that one name may mean, and how many letters and sounds it is away. */
export type NearName = { ids: string[]; name: string; letters: number; sounds: number; score: number }

type Entry = { ids: string[]; name: string; isSeldom: boolean; sound: string; letterBits: number; soundBits: number }

const shortest = 4
const longest = 40

/**
 * Prepares the search for names that a written one may be a mistake in, nearest first. A name that only medicines of
 * `seldom` have must be nearer: what people write is sooner another word.
 */
export function createNearNames(names: MedicineNames, seldom: ReadonlySet<string> = new Set()) {
  const entries = [...names].flatMap(([spaced, ids]) => {
    const name = spaced.replaceAll(' ', '')
    return name.length < shortest ? [] : [{ ids, name, isSeldom: ids.every((id) => seldom.has(id)), ...bitsOf(name) }]
  })

  return (word: string): NearName[] => {
    if (word.length < shortest || word.length > longest) return []
    const written = bitsOf(word)
    const near: NearName[] = []
    for (const entry of entries) {
      const fewer = entry.isSeldom ? 1 : 0
      const most = mistakesIn(word) - fewer
      const mostSounds = Math.max(0, mistakesIn(written.sound) - 1 - fewer)
      if (isFar(entry, written, most, mostSounds)) continue
      const letters = distance(word, entry.name, most)
      const sounds = distance(written.sound, entry.sound, mostSounds)
      if (letters > most && sounds > mostSounds) continue
      const own = distance(word, entry.name, most + 3)
      near.push({
        ids: entry.ids,
        name: entry.name,
        letters: own,
        sounds,
        score: own + 1.5 * sounds + startOf(word, entry, written.sound),
      })
    }
    return near.sort((a, b) => a.score - b.score || a.name.length - b.name.length || a.name.localeCompare(b.name))
  }
}

/** Mistakes that a word of this length may hold. */
function mistakesIn({ length }: { length: number }): number {
  if (length < 4) return 0
  if (length < 6) return 1
  return length < 9 ? 2 : 3
}

function startOf(word: string, { name, sound }: Entry, writtenSound: string): number {
  return word[0] === name[0] || writtenSound[0] === sound[0] ? 0 : 1.5
}

/** For speed: the letters that only one of the two has tell that most names are too far. */
function isFar(
  entry: Entry,
  written: Pick<Entry, 'letterBits' | 'soundBits'>,
  most: number,
  mostSounds: number,
): boolean {
  return (
    countBits(entry.letterBits ^ written.letterBits) > 2 * most &&
    countBits(entry.soundBits ^ written.soundBits) > 2 * mostSounds
  )
}

function bitsOf(name: string) {
  const sound = hearingKey(name)
  return { sound, letterBits: lettersOf(name), soundBits: lettersOf(sound) }
}

function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
