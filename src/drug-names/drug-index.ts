import { fold } from '#text/fold.ts'
import type { DrugName } from './drug-name.ts'
import type { Steps } from './in-steps.ts'
import { genericMark, joinNames, type NameText, otherNameMark } from './name-text.ts'
import { indexSimilarNames, type SimilarNames } from './similar-index.ts'

/** The list in alphabetical order, with what the searches need of each name. The arrays run side by side. */
export interface DrugIndex {
  drugs: DrugName[]
  /** Folded labels. */
  keys: string[]
  /** Labels and generic names, marked. */
  names: NameText
  otherNames: NameText
  similar: SimilarNames
}

const itemsAStep = 200

/** Builds the index; yields often enough for the work to be spread over moments in which nobody types. */
export function* indexDrugs(list: readonly DrugName[]): Steps<DrugIndex> {
  const { drugs, keys } = yield* inAlphabeticalOrder(list)
  const generics: string[] = []
  const names: string[] = []
  const otherNames: string[] = []
  for (const [at, drug] of drugs.entries()) {
    if (at % itemsAStep === 0) yield
    generics.push(fold(drug.generic))
    names.push(`${keys[at]}${genericMark}${generics[at]}`)
    otherNames.push(drug.also.map((name) => otherNameMark + fold(name)).join(''))
  }
  yield
  const joined = joinNames(names)
  yield
  const joinedOthers = joinNames(otherNames)
  yield
  const similar = yield* indexSimilarNames(drugs, keys, generics)
  return { drugs, keys, names: joined, otherNames: joinedOthers, similar }
}

interface Keyed {
  drug: DrugName
  key: string
}

/** Sorted in small groups of equal first letters: one sort of a long list would hold up the page. */
function* inAlphabeticalOrder(list: readonly DrugName[]): Steps<{ drugs: DrugName[]; keys: string[] }> {
  const groups = new Map<string, Keyed[]>()
  for (const [at, drug] of list.entries()) {
    if (at % itemsAStep === 0) yield
    const key = fold(drug.label)
    const group = groups.get(key.slice(0, 2))
    if (group) group.push({ drug, key })
    else groups.set(key.slice(0, 2), [{ drug, key }])
  }
  const sorted: Keyed[] = []
  for (const first of [...groups.keys()].sort()) {
    yield
    sorted.push(...(groups.get(first) ?? []).sort(byKey))
  }
  return { drugs: sorted.map(({ drug }) => drug), keys: sorted.map(({ key }) => key) }
}

function byKey(a: Keyed, b: Keyed) {
  return compare(a.key, b.key) || compare(a.drug.label, b.drug.label) || compare(a.drug.id, b.drug.id)
}

function compare(a: string, b: string) {
  if (a === b) return 0
  return a < b ? -1 : 1
}
