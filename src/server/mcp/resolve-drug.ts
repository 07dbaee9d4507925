import { z } from 'zod'
import type { DrugMatch, DrugName } from '#drug-names/drug-name.ts'
import { createDrugFinder, type DrugFinder } from '#drug-names/find-drugs.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { Drugs } from '#server/drugs/drugs.ts'

export const medicineInput = z
  .string()
  .min(1)
  .max(120)
  .meta({ description: 'The drug_id of find_medicine, or the exact name of the medicine.' })

export type DrugResolver = ReturnType<typeof createDrugResolver>

/** Finds medicines by whatever they are called. Reads every name at the first call. */
export function createDrugResolver(drugs: Pick<Drugs, 'find' | 'findByName' | 'list'>) {
  let finder: DrugFinder | undefined

  function search(text: string): DrugMatch[] {
    finder ??= createDrugFinder(drugs.list().map(nameOf))
    return finder.find(text)
  }

  return {
    search,
    /** The one medicine that is meant: never a guess. */
    find: (text: string): Drug | undefined => drugs.find(text) ?? drugs.findByName(text),
  }
}

function nameOf({ id, label, generic_name, drug_type, other_names }: ReturnType<Drugs['list']>[number]): DrugName {
  return { id, label, generic: generic_name, kind: drug_type, also: other_names }
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
