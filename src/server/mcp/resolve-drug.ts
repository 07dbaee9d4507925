import { z } from 'zod'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { Drugs } from '#server/drugs/drugs.ts'

export const medicineInput = z
  .string()
  .min(1)
  .max(120)
  .meta({ description: 'The drug_id of find_medicine, or the exact name of the medicine.' })

export type DrugResolver = ReturnType<typeof createDrugResolver>

/** Finds medicines by whatever they are called. */
export function createDrugResolver({ find, findByName, search }: Pick<Drugs, 'find' | 'findByName' | 'search'>) {
  return {
    search,
    /** The one medicine that is meant: never a guess. */
    find: (text: string): Drug | undefined => find(text) ?? findByName(text),
  }
}

/** No medicine has exactly this name; `likely` are names to ask the person about. */
export class UnknownMedicine extends Error {
  readonly likely: string[]

  constructor(likely: string[]) {
    super('unknown medicine')
    this.likely = likely
  }
}

const mostLikely = 5

/** @throws UnknownMedicine */
export function drugOf(text: string, { find, search }: DrugResolver): Drug {
  const drug = find(text)
  if (!drug)
    throw new UnknownMedicine(
      search(text)
        .slice(0, mostLikely)
        .map((match) => match.drug.label),
    )
  return drug
}
