import { type Sounds, soundsOf, spokenDistance } from './spoken-distance.ts'
import { spokenForm } from './spoken-form.ts'

/** A name that sounds like what was heard; `distance` is by sound of the name, 0 for the same. */
export type SpokenName = { ids: string[]; name: string; distance: number }

type Entry = Sounds & { ids: string[]; name: string; bits: number }

const shortest = 4

/** Prepares the search by sound in all names: folded, each with the medicines that it may mean. */
export function createSpokenNames(names: ReadonlyMap<string, string[]>) {
  const entries: Entry[] = [...names].flatMap(([name, ids]) => {
    const form = spokenForm(name)
    const sounds = heard(form)
    return sounds ? [{ ids, name, ...sounds, bits: consonantsOf(form) }] : []
  })

  /** Names that sound like these folded words, up to `most` differences a sound; with `isNearestAsked`, the nearest only. */
  function search(folded: string, most: number, isNearestAsked: boolean): SpokenName[] {
    const form = spokenForm(folded)
    const sounds = heard(form)
    if (!sounds) return []
    const bits = consonantsOf(form)
    const found: SpokenName[] = []
    let within = most
    for (const entry of entries) {
      const length = Math.max(form.length, entry.form.length)
      const limit = most * length
      if (Math.abs(form.length - entry.form.length) * 0.4 > limit || countBits(bits ^ entry.bits) > 1 + 2.5 * limit)
        continue
      const distance = spokenDistance(sounds, entry, within * length) / length
      if (distance > within) continue
      found.push({ ids: entry.ids, name: entry.name, distance })
      // A little more, so that rounding hides none that is as near.
      if (isNearestAsked) within = Math.min(within, distance + 1e-6)
    }
    return found.sort((a, b) => a.distance - b.distance || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
  }

  return {
    /** Names that sound like these folded words, nearest first, up to `most` differences a sound. */
    list: (folded: string, most: number) => search(folded, most, false),
    /** The first of them, sooner. */
    find: (folded: string, most: number): SpokenName | undefined => search(folded, most, true)[0],
  }
}

/** Nothing of what is too short to be known by its sound, or of another script. */
function heard(form: string): Sounds | undefined {
  return form.length < shortest ? undefined : soundsOf(form)
}

/** For speed: the consonants that only one of two forms has tell that most names are too far. */
function consonantsOf(form: string): number {
  let bits = 0
  for (const sound of form) if (!'aeiou'.includes(sound)) bits |= 1 << (sound.charCodeAt(0) & 31)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
