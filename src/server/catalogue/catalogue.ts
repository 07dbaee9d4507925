import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { indexCounties } from './files/read-counties.ts'
import { type Facts, readFacts } from './files/read-facts.ts'
import { createLinkCheck } from './files/read-unlinked-sites.ts'
import type { Vendor, VendorProgramme } from './files/read-vendors.ts'
import { sharingTexts } from './files/read-zip-codes.ts'
import { isReachable, isTraceable } from './files/record-parts.ts'
import { createWatchJoin, watchIdOfAnswer } from './files/watch-file.ts'
import { indexYearlyFigures } from './files/yearly-figures.ts'
import { createProgramIndex } from './program-index.ts'

export type Catalogue = ReturnType<typeof catalogueOf>

/**
 * Reads the shipped facts of a folder into memory and indexes them.
 * @throws CatalogueError that lists every problem: file, record, field.
 */
export function loadCatalogue(folder: string): Catalogue {
  return catalogueOf(readFacts(folder), hashOf(folder))
}

/** Indexes facts. `hash` changes whenever a shipped fact changes, or what finds it. */
export function catalogueOf(facts: Facts, hash: string) {
  const { drugs, guidelines, prices, healthCenters, changes, nationalPhones } = facts
  const withWatched = createWatchJoin(facts.watch)
  const programs = withWatched(facts.programs)
  const services = withWatched(facts.services)
  const knowledge = withWatched(facts.knowledge, watchIdOfAnswer)
  const vendors: Vendor[] = facts.programmes.flatMap(({ vendors, ...programme }) =>
    withWatched(vendors).map((vendor) => ({ ...vendor, programme })),
  )
  const figures = indexYearlyFigures(facts.yearlyFigures)
  const drugById = new Map(drugs.map((drug) => [drug.id, drug]))

  return {
    hash,
    drugs,
    programs,
    ...createProgramIndex({ programs, drugs, figures }),
    guidelines,
    services,
    servedServices: services.filter((service) => isReachable(service) && isTraceable(service)),
    vendors,
    servedVendors: vendors.filter(isServedVendor),
    /** The vendors' programmes with at least one served vendor, each with just those. */
    servedProgrammes: facts.programmes
      .map((programme) => ({ ...programme, vendors: programme.vendors.filter(isServedVendor) }))
      .filter(({ vendors }) => vendors.length > 0),
    zipCodes: sharingTexts(facts.zipCodes),
    countyCode: indexCounties(facts.counties).countyCode,
    healthCenters,
    knowledge,
    /** Answers that readers may be given, on their days. */
    servedKnowledge: knowledge.filter((card) => card.show !== 'nothing' && isTraceable(card)),
    /** What people say who need an answer, by its id. */
    sayings: new Map(facts.sayings) as ReadonlyMap<string, readonly string[]>,
    figures,
    nationalPhones,
    changes,
    prices,
    /** Whether readers may be sent to an address. */
    isLinked: createLinkCheck(facts.unlinkedSites),
    findDrug: (id: string) => drugById.get(id),
  }
}

function isServedVendor(vendor: VendorProgramme['vendors'][number]): boolean {
  return !vendor.likely_ended && isReachable(vendor) && isTraceable(vendor)
}

/** Of every file with facts in a folder. */
export function hashOf(folder: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(json|csv|tsv|txt)$/.test(name),
  )
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}
