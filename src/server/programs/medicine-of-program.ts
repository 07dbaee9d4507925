import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Medicine, Program } from '#server/catalogue/files/program-file.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'

type Index = Pick<Catalogue, 'offersFor' | 'generalPrograms'>

/** A medicine as a program has it: for a generic, the brand that the program names. `medicine` is `null` where it is tied to none. */
type Covered = { drug: Drug; medicine: Medicine | null }

/** Finds a medicine among those of a program of today; `undefined` where the program is not for it. */
export function medicineOfProgram(
  { offersFor, generalPrograms }: Index,
  program: Program,
  drug: Drug,
): Covered | undefined {
  const named = offersFor(drug).find((offer) => offer.program.id === program.id)
  if (named) return { drug: named.drug, medicine: named.medicine }
  const isForIt = program.covers === 'not_listed' || generalPrograms(drug).some(({ id }) => id === program.id)
  return isForIt ? { drug, medicine: null } : undefined
}
