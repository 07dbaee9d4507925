import { z } from 'zod'
import { offer } from '#contract/answer.ts'
import { programCard } from '#contract/programs.ts'
import { provenance, source } from '#contract/sources.ts'

/** What tools say of where a record comes from and how old it is. */
export const proof = {
  ...provenance,
  sources: z.array(source.pick({ url: true, page_date: true })),
  page: z.string().meta({ description: 'The page of this site that shows the record. Give it to people as the link.' }),
}

export const programFact = z.object({
  ...programCard.pick({
    program_id: true,
    program_name: true,
    sponsor: true,
    kind: true,
    drug_name: true,
    description: true,
    program_criteria: true,
    coverage_requirement: true,
    phone_number: true,
    phone_confirmed: true,
    phone_hours: true,
    form_link: true,
    program_url: true,
    medicine_confirmed: true,
    status: true,
  }).shape,
  ...proof,
})

export const offerFact = z.object({ ...offer.omit({ why: true }).shape, ...proof })
