import { z } from 'zod'
import { drugListItem } from '#contract/drugs.ts'
import type { Drugs } from '#server/drugs/drugs.ts'
import type { DrugResolver } from './resolve-drug.ts'
import { languageInput, pageAt, tool } from './tool.ts'

const mostFound = 10

const found = z.object({
  ...drugListItem.pick({ drug_id: true, drug_name: true, generic_name: true, drug_type: true }).shape,
  found_by: z
    .enum(['prefix', 'generic', 'other-name', 'similar'])
    .meta({ description: 'similar: the name was written otherwise. Ask the person whether this is it.' }),
  matched: z.string(),
  same_as: z.array(z.string()).meta({ description: 'The generic of a brand, and the brands of a generic.' }),
  page: z.string(),
})

/** Finds medicines by a name as people write it. */
export function findMedicine(drugs: Pick<Drugs, 'find' | 'otherNames'>, { search }: DrugResolver) {
  const namesBeside = (id: string) => {
    const drug = drugs.find(id)
    return drug ? drugs.otherNames(drug).map(({ name }) => name) : []
  }
  return tool({
    name: 'find_medicine',
    title: 'Find a medicine',
    description:
      'Finds medicines by brand, generic, Spanish or misspelled name. Use its drug_id for the other tools. Where several are found, or found_by is similar, ask the person which one is meant and never choose for them.',
    input: z.object({ name: z.string().min(1).max(120), language: languageInput }),
    output: z.object({ medicines: z.array(found) }),
    run: ({ name }, asked) => ({
      medicines: search(name)
        .slice(0, mostFound)
        .map(({ drug, how, matched }) => ({
          drug_id: drug.id,
          drug_name: drug.label,
          generic_name: drug.generic,
          drug_type: drug.kind,
          found_by: how,
          matched,
          same_as: namesBeside(drug.id),
          page: pageAt(`/drugs/${drug.id}`, asked),
        })),
    }),
  })
}
