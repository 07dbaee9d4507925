import type { Drug } from '../files/read-drugs.ts'
import { groupBy } from '../group-by.ts'
import type { Problem } from './problems.ts'

/** A name of RxTerms, and the code of its group of forms; several names may share a code. */
export type RxTerm = { name: string; rxcui: string }

/** Codes that no name of RxTerms gives to their medicine, and codes that it gives to one that lacks them. */
export function rxcuiProblems(drugs: Drug[], terms: RxTerm[]): Problem[] {
  const find = createRxTermsFinder(drugs)
  const given = terms.map((term) => ({ ...term, drug: find(term.name) }))
  const byCode = groupBy(given, ({ rxcui }) => rxcui)
  const tell = (record: string, message: string) => ({ file: 'drugs.csv', record, field: 'rxcui', message })
  const wrong = drugs.flatMap((drug) =>
    drug.rxcuis
      .filter((code) => !byCode.get(code)?.some((term) => term.drug === drug))
      .map((code) => tell(drug.name, `${code} is ${namesOf(byCode.get(code))}`)),
  )
  const missing = given.flatMap(({ name, rxcui, drug }) => {
    if (!drug) return [{ file: 'rxterms.csv', record: name, field: 'name', message: 'is the name of no one medicine' }]
    return drug.rxcuis.includes(rxcui) ? [] : [tell(drug.name, `lacks ${rxcui}, which is ${name} in rxterms.csv`)]
  })
  return [...wrong, ...missing]
}

function namesOf(terms: RxTerm[] | undefined): string {
  return terms ? `${terms.map(({ name }) => name).join(' and ')} in rxterms.csv` : 'not in rxterms.csv'
}

/** Finds the one medicine that a name of RxTerms means. */
function createRxTermsFinder(drugs: Drug[]): (name: string) => Drug | undefined {
  const byName = groupBy(drugs, ({ name }) => folded(name))
  const bySlowName = groupBy(drugs, ({ name }) => slow(name))
  const byBareName = groupBy(drugs, ({ name }) => bare(name))
  return (name) => {
    const found =
      byName.get(folded(name)) ?? bySlowName.get(slow(name)) ?? byName.get(bare(name)) ?? byBareName.get(bare(name))
    return found?.length === 1 ? found[0] : undefined
  }
}

/** A name in small letters, its ingredients in order; RxTerms writes "Insulin analog, lispro-aabc". */
function folded(name: string): string {
  return name
    .toLowerCase()
    .replace(/^insulin analog, (\w+)(-[a-z]{4})?$/, 'insulin $1')
    .split('/')
    .map((part) => part.replace(/[^a-z0-9]+/g, ' ').trim())
    .sort()
    .join('/')
}

/** RxTerms writes XR for every form that is released slowly. */
function slow(name: string): string {
  return folded(name.replace(/[ -](xl|er|sr|la|cr|cd|xt)$/i, ' xr'))
}

/** A name without its form, or the device of a brand that has no other. */
function bare(name: string): string {
  return folded(name.replace(/[ -](xr|xl|er|sr|la|cr|cd|xt|ellipta|respimat)$/i, ''))
}
