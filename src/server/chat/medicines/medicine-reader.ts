import { createNearNames, type NearName } from '#drug-names/near-names.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { ZipCode } from '#server/catalogue/files/read-zip-codes.ts'
import { onceFor } from '#server/once-for.ts'
import { collectMedicineNames, collectUses } from './medicine-names.ts'
import { readWords, type Word, withoutStretches } from './medicine-words.ts'
import {
  isAskedFirst,
  isNamedAsMedicine,
  isOfClinic,
  isOfSeveral,
  isPlaceOfWork,
  isPlainlyMedicine,
  isSpokenOfAsMedicine,
} from './named-as-medicine.ts'
import { alsoOfPeople, collectOrdinaryWords, medicinesNamedLikeWords } from './ordinary-words.ts'

/** Ids of medicines in a text. */
export type Medicines = {
  /** Named for sure, in the order of the text. */
  drugs: string[]
  /** What an inexact name may mean, best first, at most three: to be asked, never taken. */
  guesses: string[]
  /** The name that was guessed at or is not known, as it was written, or ''. */
  unknownName: string
  /** The text without the names that were found. */
  rest: string
}

export type MedicineReader = ReturnType<typeof createMedicineReader>

export type Found = { ids: string[]; from: number; to: number; isSure: boolean }

const longestName = 6
const longestSplit = 3
const mostGuesses = 3
/** Scores up to which words together may be one name. */
const strictSplit = 2.5
const looseSplit = 6
/** Strange words that are compared with all names: for speed. */
const mostLookedAt = 16
const mostWords = 400
const shortestUnknown = 4
/** A letter that is drawn out. */
const drawn = /(\p{L})\1{2,}/gu

type NamesOfAll = { drugs: Drug[]; zipCodes: ZipCode[] }

/** Reads the medicines of a catalogue, whose towns are no medicines. It takes a second to build. */
export const medicineReaderOf = onceFor(({ drugs, zipCodes }: NamesOfAll) =>
  createMedicineReader(drugs, new Set(zipCodes.map(({ city }) => city))),
)

/** Reads medicines by all their names in both languages. `places` are more words that are no medicines: names of cities. */
export function createMedicineReader(drugs: Drug[], places: Iterable<string> = []) {
  const names = collectMedicineNames(drugs)
  const uses = collectUses(drugs)
  const seldom = new Set(drugs.filter(({ seldomNamed }) => seldomNamed).map(({ id }) => id))
  const near = createNearNames(names, seldom)
  const ordinary = collectOrdinaryWords(new Set(names.keys()))
  for (const place of places) for (const { text } of readWords(place)) if (!names.has(text)) ordinary.add(text)

  /** "Statins"; but "ellas" are no pills of Ella. */
  function namedInPlural(name: string): string[] | undefined {
    return ordinary.has(name) ? undefined : names.get(name.replace(/s$/, ''))
  }

  function exactAt(words: Word[], at: number, expected: boolean): Found | undefined {
    for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
      const name = textOf(words, at, at + length, ' ')
      const ids = names.get(name) ?? uses.get(name) ?? (length === 1 ? namedInPlural(name) : undefined)
      if (!ids) continue
      const isWord = medicinesNamedLikeWords.has(name)
      const isAlone = words.length === length && (expected || !alsoOfPeople.has(name))
      if (isWord && !isAlone && !isMeantAsName(words, at, at + length)) continue
      return { ids, from: at, to: at + length, isSure: ids.length === 1 }
    }
    return undefined
  }

  function inexactAt(words: Word[], at: number, expected: boolean): Found | undefined {
    const lengths = Array.from({ length: Math.min(longestSplit, words.length - at) }, (_, before) => before + 1)
    return lengths
      .filter((length) => mayBeName(words, at, length, expected))
      .flatMap((length) => asNear(words, at, length, expected))
      .sort((a, b) => a.score - b.score)[0]?.found
  }

  function asNear(words: Word[], from: number, length: number, expected: boolean): { found: Found; score: number }[] {
    const to = from + length
    const name = textOf(words, from, to, '')
    const all = length === 1 ? near(name) : near(name, expected ? looseSplit : strictSplit)
    const [best] = all
    if (!best) return []
    const isSure = length === 1 && isBeyondDoubt(all)
    return [{ score: best.score, found: { ids: idsOf(isSure ? [best] : all), from, to, isSure } }]
  }

  /** One strange word, or several of which some are strange and none is a name, or the whole of an expected name. */
  function mayBeName(words: Word[], at: number, length: number, expected: boolean): boolean {
    const parts = words.slice(at, at + length)
    const strange = parts.filter(({ text }) => !isPlain(text) && !/\d/.test(text))
    if (isPlaceOfWork(words, at)) return false
    if (length === 1) return strange.length === 1
    if (parts.some(({ text }) => names.has(text) && !ordinary.has(text))) return false
    return strange.length > 0 || (expected && length === words.length)
  }

  function findAll(words: Word[], expected: boolean): Found[] {
    const found: Found[] = []
    let looked = 0
    for (let at = 0; at < words.length; ) {
      const exact = exactAt(words, at, expected)
      const name = exact ?? (looked < mostLookedAt ? inexactAt(words, at, expected) : undefined)
      if (name && !isOfClinic(words, name.from, name.to)) found.push(name)
      if (!exact && isStrange(words[at])) looked += 1
      at = name?.to ?? at + 1
    }
    return found
  }

  function isStrange(word: Word | undefined): boolean {
    return word !== undefined && !isPlain(word.text)
  }

  /** A word of every day, also as it is spoken or drawn out: "startin", "graciasss". */
  function isPlain(text: string): boolean {
    const short = text.replace(drawn, '$1')
    return ordinary.has(text) || (text.endsWith('in') && ordinary.has(`${text}g`)) || ordinary.has(short)
  }

  /** What is named as a medicine and is none that we know. */
  function unknownIn(words: Word[], expected: boolean): Found | undefined {
    const strange = words
      .map((word, at) => ({ word, at }))
      .filter(({ word: { text } }) => text.length >= shortestUnknown && /^\p{L}+$/u.test(text) && !isPlain(text))
      .filter(({ at }) => !isOfSeveral(words, at))
    const named = strange.find(
      ({ word, at }) => isPlainlyMedicine(words, at, at + 1) || (word.isName && isNamedAsMedicine(words, at, at + 1)),
    )
    const unknown = named ?? (expected && strange.length === 1 ? strange[0] : undefined)
    return unknown && { ids: [], from: unknown.at, to: unknown.at + 1, isSure: false }
  }

  function find(text: string, expected: boolean): { words: Word[]; found: Found[] } {
    const words = readWords(text).slice(0, mostWords)
    return { words, found: findAll(words, expected) }
  }

  return {
    names,
    /** The words of a text, and where names may stand in it. */
    find,
    /** Whether a word is none of a medicine. */
    isOrdinary: ({ text }: Word) => ordinary.has(text),

    /** With `expected` the text answers which medicine it is about, and a lone strange word is taken for its name. */
    read(text: string, { expected }: { expected: boolean }): Medicines {
      const { words, found } = find(text, expected)
      const doubtful =
        found.find(({ isSure }) => !isSure) ?? (found.length === 0 ? unknownIn(words, expected) : undefined)
      const taken = [...found.filter(({ isSure }) => isSure), ...(doubtful ? [doubtful] : [])]
      const stretches = taken.map(({ from, to }) => ({ from: words[from]?.from ?? 0, to: words[to - 1]?.to ?? 0 }))
      const sure = [...new Set(found.flatMap(({ ids, isSure }) => (isSure ? ids : [])))]
      return {
        drugs: sure,
        guesses: (doubtful?.ids ?? []).filter((id) => !sure.includes(id)).slice(0, mostGuesses),
        unknownName: doubtful ? text.slice(words[doubtful.from]?.from, words[doubtful.to - 1]?.to) : '',
        rest: withoutStretches(text, stretches),
      }
    },
  }
}

/** A word of every day is a medicine only where it is spoken of like one, or written like a name. */
function isMeantAsName(words: Word[], from: number, to: number): boolean {
  if (isPlainlyMedicine(words, from, to)) return true
  const name = textOf(words, from, to, ' ')
  const isWritten = words[from]?.isName === true && (from > 0 || isAskedFirst(words, from, to))
  return !alsoOfPeople.has(name) && (isSpokenOfAsMedicine(words, from, to) || isWritten)
}

function textOf(words: Word[], from: number, to: number, between: string): string {
  return words
    .slice(from, to)
    .map(({ text }) => text)
    .join(between)
}

/** One slip in a long name, and nothing else is near. */
function isBeyondDoubt([best, ...others]: NearName[]): boolean {
  if (!best || best.ids.length > 1 || best.name.length < 7 || best.letters > 1) return false
  const rival = others.find(({ ids }) => ids.some((id) => !best.ids.includes(id)))
  return !rival || rival.score > best.score + 3
}

function idsOf(near: NearName[]): string[] {
  return [...new Set(near.flatMap(({ ids }) => ids))].slice(0, mostGuesses)
}
