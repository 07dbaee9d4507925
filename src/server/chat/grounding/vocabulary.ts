import { en } from '#i18n/en.ts'
import { es } from '#i18n/es.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { eligibilityWords } from '#server/eligibility/eligibility.ts'
import { fold } from '#text/fold.ts'
import { isProgramWord, type NameRun, nameRuns, piecesOf, wordsOf } from './names.ts'
import type { ServedRecord } from './served-records.ts'

/** Names that people and records use, and no record of ours bears. */
const common = `
  January February March April May June July August September October November December
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday
  I, I'm, I'll, I've, I'd, OK, US, U.S, USA, FDA, DC, AI, ID, PDF, FAQ, English, Spanish, Español, Navi, Navi AI, ZIP, PAP, PAPs, SSN, PIN
  Medicare Part A, Medicare Part B, Medicare Part C, Medicare Part D, Part B, Part D, Parte B, Parte D, Extra Help,
  Medicare Advantage, Social Security, Seguro Social, Poison Control, Blue Cross, Puerto Rico, Estados Unidos, EE, UU, Ud, Uds
`

export type Vocabulary = ReturnType<typeof createVocabulary>

/** Knows every name that a served record, a medicine, a place or our own pages have. */
export function createVocabulary(catalogue: Catalogue, records: ServedRecord[]) {
  const names = new Set<string>()
  const plain = new Set<string>()
  const add = (name: string) => names.add(fold(name))

  for (const piece of common.split(/[,\n]/)) {
    add(piece)
    if (!piece.includes('Part')) wordsOf(piece).forEach(add)
  }
  for (const { name, generic, spanishNames, aliases } of catalogue.drugs)
    [name, generic, ...spanishNames, ...aliases].forEach(add)
  for (const { city, state } of catalogue.zipCodes) {
    add(city)
    add(state)
  }
  const ours = [en, es, eligibilityWords].flatMap(stringsOf)
  const texts = records.flatMap(({ names, groups, texts }) => [...names, ...groups, ...texts])
  for (const text of [...texts, ...ours]) {
    for (const lower of text.match(/(?<![\p{L}\d])\p{Ll}[\p{L}\p{M}'’-]*/gu) ?? []) plain.add(fold(lower))
    for (const { text: said } of nameRuns(text)) partsOf(said).forEach(add)
    add(text)
  }

  const isPlain = (word: string) => plain.has(fold(word)) && !/\p{Ll}\p{Lu}/u.test(word)
  const isKnown = (text: string) => names.has(fold(text)) || (!text.includes(' ') && isPlain(text))

  /** Whether a run without its first word is a name, and not just what makes one: "Call AstraZeneca". */
  function isKnownAfterFirst(text: string): boolean {
    const [first = '', ...rest] = wordsOf(text)
    return isPlain(first) && rest.length > 0 && !rest.every(isProgramWord) && isKnown(rest.join(' '))
  }

  /** Names that the person said may be said back, but no program on a person's word alone. */
  function isSaidBack(text: string, said: string): boolean {
    return !wordsOf(text).some(isProgramWord) && ` ${said} `.includes(` ${fold(text)} `)
  }

  /** Whether a run names nothing that we do not know. `said`: the folded words of the person. */
  function holds({ text, first, marked }: NameRun, said: string): boolean {
    if (isKnown(text) || isSaidBack(text, said)) return true
    if (first && (isKnownAfterFirst(text) || isUnmarkedWord(text, marked))) return true
    const pieces = piecesOf(text)
    return (
      pieces.length > 1 && pieces.every((piece, at) => holds({ text: piece, first: first && at === 0, marked }, said))
    )
  }

  return { holds, isPlain }
}

/** A sentence may open with any word; only letters as in "GloboCare" make a name of it. */
function isUnmarkedWord(text: string, marked: boolean): boolean {
  return !marked && !text.includes(' ') && !/\p{Ll}\p{Lu}/u.test(text)
}

/** Every part of a run: a text that says "Lilly Insulin Value Program" bears out "Insulin Value Program". */
function partsOf(text: string): string[] {
  const words = wordsOf(text)
  return words.flatMap((_, from) =>
    words.slice(from).map((_, length) => words.slice(from, from + length + 1).join(' ')),
  )
}

function stringsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words.replace(/\{\{\w+\}\}/g, '')]
  return words && typeof words === 'object' ? Object.values(words).flatMap(stringsOf) : []
}
