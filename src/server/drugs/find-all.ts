import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'

/** The medicines with these ids, without those that there are none of. */
export function findAll(find: Catalogue['findDrug'], ids: readonly string[]): Drug[] {
  return ids.flatMap((id) => find(id) ?? [])
}
