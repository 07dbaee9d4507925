import type { ProgramCard } from '#contract/programs.ts'
import type { RecordRef, Understood } from '#server/chat/turn.ts'
import { findAll } from '#server/drugs/find-all.ts'
import type { MedicineParts } from '../medicine/medicine-parts.ts'
import type { ProgramsFor } from '../medicine/programs-for.ts'
import { programFacts, type RecordFacts, serviceFacts, vendorFacts } from './record-facts.ts'

/** A served record; a program as it is for the medicines and the person of the turn. */
export type Found = { facts: RecordFacts; card: ProgramCard | undefined }

export type LookUp = ReturnType<typeof createLookUp>

/** Looks served records up by their references. */
export function createLookUp(
  { drugs, communities }: Pick<MedicineParts, 'drugs' | 'communities'>,
  programs: ProgramsFor,
) {
  return ({ kind, id }: RecordRef, understood: Understood): Found | undefined => {
    const { language } = understood
    if (kind === 'service') {
      const service = communities.findService(id, language)
      return service && { facts: serviceFacts(service, language), card: undefined }
    }
    if (kind === 'vendor') {
      const vendor = communities.vendor(id, language)
      return vendor && { facts: vendorFacts(vendor), card: undefined }
    }
    const card = programs.one(id, findAll(drugs.find, understood.drugs), understood)
    return card && { facts: programFacts(card, programs.papersOf(id, language), language), card }
  }
}
