import type { AnswerService } from '#server/answer/answer.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Communities } from '#server/communities/communities.ts'
import type { Drugs } from '#server/drugs/drugs.ts'
import type { Eligibility } from '#server/eligibility/eligibility.ts'
import type { Prices } from '#server/prices/prices.ts'
import type { Config } from '#server/settings/config.ts'

/** What answers about medicines and programs are made from. */
export type MedicineParts = {
  catalogue: Catalogue
  communities: Pick<Communities, 'findService' | 'vendor'>
  eligibility: Eligibility
  answer: AnswerService
  drugs: Drugs
  prices: Prices
  config: Pick<Config, 'operator'>
}
