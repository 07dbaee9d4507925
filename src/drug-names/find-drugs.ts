import { fold } from '#text/fold.ts'
import { type DrugIndex, indexDrugs } from './drug-index.ts'
import type { DrugMatch, DrugName } from './drug-name.ts'
import { findEqualLabel, findLabels } from './find-labels.ts'
import { runAtOnce, runInSteps } from './in-steps.ts'
import { findInNames, genericMark, laterWordMark, type NameText, otherNameMark } from './name-text.ts'
import { pieceOfName } from './piece-of-name.ts'
import { shortestGuess } from './similar-index.ts'
import { findSimilar } from './similar-names.ts'

export interface DrugFinder {
  /** At most 100 drugs, the surest first. No text at all finds the first of the list. */
  find: (text: string) => DrugMatch[]
  /** The drug with this label, whatever the case. */
  exactMatch: (text: string) => DrugName | undefined
}

export const mostRows = 100
/** Guesses past the first few only make it easier to pick a wrong medicine. */
const mostGuesses = 20
const stepBudget = 5

/** Prepares the list at once: for servers and for tests. */
export function createDrugFinder(drugs: readonly DrugName[]) {
  return finderOver(runAtOnce(indexDrugs(drugs)))
}

/** Prepares the list in pieces of some milliseconds with a `pause` between: for pages, where somebody types. */
export async function createDrugFinderInSteps(drugs: readonly DrugName[], pause: () => Promise<void>) {
  return finderOver(await runInSteps(indexDrugs(drugs), pause, stepBudget))
}

function finderOver(index: DrugIndex): DrugFinder {
  return {
    find: (text) => findDrugs(index, text),
    exactMatch: (text) => findEqualLabel(index, text, fold(text)),
  }
}

function findDrugs(index: DrugIndex, text: string): DrugMatch[] {
  const folded = fold(text)
  const sure = findSure(index, text, folded)
  // A name that was found needs no guesses: they would stand below it only as look-alikes.
  if (sure.length > 0) return sure
  const name = nameBeforeStrength(folded)
  if (name) return asGuesses(findDrugs(index, name))
  const similar = findSimilar(index.similar, folded).flatMap(({ drug, name }) => matchAt(index, drug, 'similar', name))
  return similar.length > 0 ? similar.slice(0, mostGuesses) : findLeadingWords(index, folded)
}

function findSure(index: DrugIndex, text: string, folded: string): DrugMatch[] {
  const found = new Map<number, DrugMatch[]>()
  for (const place of findLabels(index, text, folded, mostRows)) found.set(place, matchAt(index, place, 'prefix'))
  if (folded !== '') addNamed(index, found, folded)
  return [...found.values()].flat().slice(0, mostRows)
}

function matchAt({ drugs }: DrugIndex, place: number, how: DrugMatch['how'], matched?: string): DrugMatch[] {
  const drug = drugs[place]
  return drug ? [{ drug, how, matched: matched ?? drug.label }] : []
}

function addNamed(index: DrugIndex, found: Map<number, DrugMatch[]>, folded: string) {
  const add = (names: NameText, mark: string, how: DrugMatch['how']) => {
    if (found.size >= mostRows) return
    for (const place of findInNames(names, mark + folded, mostRows)) {
      if (!found.has(place)) found.set(place, matchAt(index, place, how, matchedName(index, place, how, folded)))
    }
  }
  add(index.names, genericMark, 'generic')
  add(index.names, laterWordMark, 'generic')
  add(index.otherNames, otherNameMark, 'other-name')
  add(index.otherNames, laterWordMark, 'other-name')
}

function matchedName({ drugs }: DrugIndex, place: number, how: DrugMatch['how'], folded: string) {
  const { generic = '', also = [] } = drugs[place] ?? {}
  const names = how === 'generic' ? [generic] : also
  return names.find((name) => pieceOfName(name, folded))
}

/** People copy the strength from the bottle too: `metformin 500 mg`. */
function nameBeforeStrength(folded: string) {
  return /^(\D{4,}?) \d/.exec(folded)?.[1]
}

/** `humira pen` begins no name, but its first word does: leaves out last words until something is found. */
function findLeadingWords(index: DrugIndex, folded: string) {
  const shorter = folded.slice(0, Math.max(0, folded.lastIndexOf(' ')))
  return shorter.length < shortestGuess ? [] : asGuesses(findDrugs(index, shorter))
}

function asGuesses(matches: DrugMatch[]): DrugMatch[] {
  return matches.slice(0, mostGuesses).map((match) => ({ ...match, how: 'similar' }))
}
