import { distanceToPrefix } from '#text/distance.ts'
import { createLetterFilter } from './letter-windows.ts'
import { type Holder, type SimilarNames, shortestGuess } from './similar-index.ts'
import { soundKey } from './sound.ts'

interface SimilarMatch extends Holder {
  edits: number
  missing: number
}

/** Names that begin nearly as `folded` is spelled or sounds, nearest first: one edit for short texts, two from 7 letters. */
export function findSimilar(index: SimilarNames, folded: string): SimilarMatch[] {
  const text = folded.replaceAll(' ', '')
  if (text.length < shortestGuess) return []
  const sound = soundKey(folded)
  const editsAt = createComparison(index, text, sound)
  const matches = new Map<number, SimilarMatch>()
  for (const stretch of index.stretches) {
    if (!isNearStart(text, stretch.spelled) && !isNearStart(sound, stretch.sound)) continue
    for (let at = stretch.from; at < stretch.to; at += 1) {
      const edits = editsAt(at)
      if (edits === undefined) continue
      const missing = Math.abs((index.spelled[at]?.length ?? 0) - text.length)
      for (const holder of index.holders[at] ?? []) keepNearest(matches, { ...holder, edits, missing })
    }
  }
  return [...matches.values()].sort(nearestFirst)
}

/** For speed: of the first two letters one must be right, if not in its own place then in the other. */
function isNearStart(text: string, start: string) {
  return start.includes(text.charAt(0)) || start.includes(text.charAt(1))
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
