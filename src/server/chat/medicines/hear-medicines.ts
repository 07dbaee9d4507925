import { createSpokenNames, type SpokenName } from '#drug-names/spoken-names.ts'
import { fold } from '#text/fold.ts'
import { everydayWords } from '../words/everyday-words.ts'
import type { Found, MedicineReader } from './medicine-reader.ts'
import type { Word } from './medicine-words.ts'
import { isSpokenOfAsMedicine } from './named-as-medicine.ts'
import { medicinesNamedLikeWords } from './ordinary-words.ts'

/** A medicine that may have been said: where its name stands in the text, and what it may be, nearest first. */
type HeardMedicine = { from: number; to: number; ids: string[] }

export type HearMedicines = ReturnType<typeof createHearing>

type Candidate = { from: number; to: number; ids: string[]; distance: number }

const mostWords = 60
const longestSplit = 5
/** Shorter answers are the name alone. */
const loneName = 4
/** No syllables of a name stand at the edge of these. */
const pointing = new Set('this that these every esto eso esta todo'.split(' '))

/** The nearest, and three that sound alike. */
const mostOffered = 4
/** How far names that are offered beside the nearest may be. */
const alikeWithin = 0.45
const samples = 40

/** How different the sound may be, by whether the words are strange ones and are spoken of like a medicine. */
const within = { strange: { cued: 0.26, bare: 0.17 }, ordinary: { cued: 0.13, bare: 0.05 } }

/** Hears medicines in words that were written down by ear. It is generous: what it hears is asked, never taken. */
export function createHearing(reader: MedicineReader) {
  const near = createSpokenNames(reader.names)
  const everyday = new Set(fold(everydayWords).split(' '))

  /** Whether a word by itself says nothing of a medicine. */
  const isOrdinary = (word: Word) => reader.isOrdinary(word) || everyday.has(word.text)
  const isName = ({ text }: Word) => reader.names.has(text) && !medicinesNamedLikeWords.has(text)

  function bySound(words: Word[], isLone: boolean): Candidate[] {
    return words.flatMap((_, from) =>
      Array.from({ length: Math.min(longestSplit, words.length - from) }, (_, more) => from + more + 1).flatMap(
        (to) => {
          const best = nearestAt(words, from, to, isLone)
          return best ? [{ from, to, ids: best.ids, distance: best.distance }] : []
        },
      ),
    )
  }

  function nearestAt(words: Word[], from: number, to: number, isLone: boolean): SpokenName | undefined {
    const parts = words.slice(from, to)
    if (parts.some(({ text }) => /\d/.test(text))) return undefined
    const isStrange = parts.some((word) => isName(word) || !isOrdinary(word))
    if (!isStrange && (parts.length === 1 || parts.some(({ text }) => pointing.has(text)))) return undefined
    const isCued = (isLone && isStrange) || isSpokenOfAsMedicine(words, from, to)
    const limit = within[isStrange ? 'strange' : 'ordinary'][isCued ? 'cued' : 'bare']
    return near.find(textOf(parts), limit)
  }

  function offer(words: Word[], { from, to, ids }: Candidate): HeardMedicine {
    const said = textOf(words.slice(from, to))
    const alike = near
      .list(said, alikeWithin)
      .slice(0, samples)
      .flatMap((name) => name.ids)
    const all = [...new Set([...ids, ...alike])].slice(0, mostOffered)
    return { from: words[from]?.from ?? 0, to: words[to - 1]?.to ?? 0, ids: all }
  }

  /** All medicines that may have been said, in the order of the text. */
  return (text: string): HeardMedicine[] => {
    const isLone = text.trim().split(/\s+/).length <= loneName
    const { words, found } = reader.find(text, isLone)
    const heard = words.slice(0, mostWords)
    const sure = found.filter(({ isSure }) => isSure).map(asCandidate(0))
    const others = [...bySound(heard, isLone), ...found.filter(({ isSure }) => !isSure).map(asCandidate(alikeWithin))]
    others.sort((a, b) => a.distance - b.distance || b.to - b.from - (a.to - a.from))
    const taken: Candidate[] = []
    for (const one of [...sure, ...others]) if (!taken.some((other) => overlap(one, other))) taken.push(one)
    return taken.sort((a, b) => a.from - b.from).map((one) => offer(words, one))
  }
}

const asCandidate =
  (distance: number) =>
  (found: Found): Candidate => ({ ...found, distance })

const overlap = (one: Candidate, other: Candidate) => one.from < other.to && other.from < one.to

const textOf = (words: Word[]) => words.map(({ text }) => text).join(' ')
