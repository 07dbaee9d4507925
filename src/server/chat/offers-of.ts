import type { Catalogue } from '#server/catalogue/catalogue.ts'

/** A program for those of these medicines that it names. */
export function offersOf({ findDrug, offersFor }: Catalogue, programId: string, drugs: Iterable<string>) {
  return [...drugs]
    .flatMap((id) => findDrug(id) ?? [])
    .flatMap(offersFor)
    .filter(({ program }) => program.id === programId)
}
