import type { Services } from '#server/services.ts'
import { checkEligibility } from './check-eligibility.ts'
import { findAnswers, findLocalHelp } from './help-tools.ts'
import { findMedicine, listPrices, listPrograms } from './medicine-tools.ts'
import { createDrugResolver } from './resolve-drug.ts'
import type { Tool } from './tool.ts'

export type Looked = Pick<
  Services,
  'answer' | 'communities' | 'drugs' | 'eligibility' | 'knowledge' | 'prices' | 'programs'
>

/** Every tool: each asks the service that the pages ask. */
export function createTools(services: Looked): Tool[] {
  const drugs = createDrugResolver(services.drugs)
  return [
    findMedicine(services.drugs, drugs),
    listPrograms(services.programs, drugs),
    checkEligibility(services, drugs),
    findLocalHelp(services.communities),
    findAnswers(services.knowledge),
    listPrices(services.prices, drugs),
  ]
}
