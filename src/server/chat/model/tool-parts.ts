import type { createDrugFinder } from '#drug-names/find-drugs.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Communities } from '#server/communities/communities.ts'
import type { Drugs } from '#server/drugs/drugs.ts'
import type { Eligibility } from '#server/eligibility/eligibility.ts'
import type { Programs } from '#server/programs/programs.ts'

/** The services that a model's tools read. */
export type ToolParts = {
  catalogue: Catalogue
  drugs: Drugs
  finder: ReturnType<typeof createDrugFinder>
  programs: Programs
  eligibility: Eligibility
  communities: Communities
}
