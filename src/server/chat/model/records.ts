import type { ResultItem } from '#contract/chat.ts'
import type { Language } from '#i18n/languages.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Communities } from '#server/communities/communities.ts'
import { programCard } from '#server/programs/program-card.ts'
import { serviceItem, vendorItem } from '../answers/local-items.ts'
import { programItem } from '../answers/program-item.ts'
import { offersOf } from '../offers-of.ts'
import type { RecordRef } from '../turn.ts'
import { programFields, type RecordFields, serviceFields, vendorFields } from './record-fields.ts'

/** A record with its card and what a model reads of it. */
type Found = { ref: RecordRef; name: string; item: ResultItem; fields: RecordFields }

export type Records = ReturnType<typeof createRecords>

/** Which medicines the talk is about, and the language: the rules of a program are not the same for each. */
type Asked = { language: Language; drugs: Iterable<string> }

/** Looks served records up by their ids. */
export function createRecords(catalogue: Catalogue, communities: Communities) {
  const programs = new Map(catalogue.served.map((program) => [program.id, program]))

  function findProgram(id: string, { language, drugs }: Asked): Found | undefined {
    const program = programs.get(id)
    if (!program) return undefined
    const offer = offersOf(catalogue, id, drugs)[0] ?? { medicine: null, drug: null }
    const card = programCard({ ...offer, program }, language, catalogue)
    return { ref: { kind: 'program', id }, name: program.name, item: programItem(card), fields: programFields(card) }
  }

  function find(id: string, asked: Asked): Found | undefined {
    const { language } = asked
    const service = communities.findService(id, language)
    if (service)
      return {
        ref: { kind: 'service', id },
        name: service.service_name,
        item: serviceItem(service),
        fields: serviceFields(service),
      }
    const vendor = communities.vendor(id, language)
    if (vendor)
      return {
        ref: { kind: 'vendor', id },
        name: vendor.vendor_name,
        item: vendorItem(vendor),
        fields: vendorFields(vendor),
      }
    return findProgram(id, asked)
  }

  return {
    /** The records with these ids, a program as it is for the first of the medicines that it names; unknown ids are left out. */
    findAll: (ids: Iterable<string>, asked: Asked): Found[] =>
      [...ids].map((id) => find(id, asked)).filter((found) => found !== undefined),
  }
}
