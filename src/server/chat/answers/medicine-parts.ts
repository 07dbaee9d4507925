import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Communities } from '#server/communities/communities.ts'
import type { Config } from '#server/config.ts'
import type { Drugs } from '#server/drugs/drugs.ts'
import type { Eligibility } from '#server/eligibility/eligibility.ts'

/** What answers about medicines and programs are made from. */
export type MedicineParts = {
  catalogue: Catalogue
  communities: Pick<Communities, 'findService' | 'vendor'>
  eligibility: Eligibility
  drugs: Drugs
  config: Pick<Config, 'operator'>
}
