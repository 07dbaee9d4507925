import type { Program } from '../files/program-file.ts'
import type { Drug } from '../files/read-drugs.ts'
import { foldName } from '../program-index.ts'
import type { Problem } from './problems.ts'

/** Medicines of programs that are not listed, or are listed as another substance. */
export function medicineProblems(programs: Program[], drugs: Drug[]): Problem[] {
  const names = new Set(drugs.map(({ name }) => foldName(name)))
  const generics = new Set(drugs.map(({ generic }) => foldName(generic)))
  const genericOf = new Map(drugs.map(({ name, generic }) => [foldName(name), generic]))
  return programs.flatMap(({ id, medicines }) =>
    medicines.flatMap(({ brand, generic }) => {
      const problem = (message: string) => [{ file: 'programs', record: id, field: 'medicines', message }]
      const isKnown = brand === null ? generics.has(foldName(generic)) : names.has(foldName(brand))
      if (!isKnown) return problem(`${brand ?? generic} is not in drugs.csv`)
      const own = brand === null ? generic : (genericOf.get(foldName(brand)) ?? generic)
      return sharesAnIngredient(own, generic) ? [] : problem(`${brand} is ${own} in drugs.csv, not ${generic}`)
    }),
  )
}

/** Whether two generic names have an ingredient in common, however their salts and order are written. */
function sharesAnIngredient(one: string, other: string): boolean {
  const words = (text: string) =>
    foldName(text)
      .split(/[^a-z]+/)
      .filter((word) => word.length > 4)
  const others = words(other)
  return words(one).length === 0 || words(one).some((word) => others.some((each) => each.startsWith(word.slice(0, 6))))
}
