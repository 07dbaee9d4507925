import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { linkProblems } from './checks/link-problems.ts'
import { readNationalPhones } from './checks/national-phones.ts'
import { healthCenterProblems, zipCodeProblems } from './checks/place-problems.ts'
import { CatalogueError, type Problem } from './checks/problems.ts'
import { createRecordCheck } from './checks/record-problems.ts'
import { rxcuiProblems } from './checks/rxcui-problems.ts'
import { readChanges } from './files/change-log.ts'
import type { Program } from './files/program-file.ts'
import { readCommunities } from './files/read-communities.ts'
import { readCounties } from './files/read-counties.ts'
import { type Drug, readDrugs } from './files/read-drugs.ts'
import { readGuidelines } from './files/read-guidelines.ts'
import { readHealthCenters } from './files/read-health-centers.ts'
import { readKnowledge, readSayings } from './files/read-knowledge.ts'
import { readPrices } from './files/read-prices.ts'
import { readPrograms } from './files/read-programs.ts'
import { repeatedIds } from './files/read-record-file.ts'
import { readRxTerms } from './files/read-rx-terms.ts'
import { readUnlinkedSites } from './files/read-unlinked-sites.ts'
import { readVendors, type Vendor, type VendorProgramme } from './files/read-vendors.ts'
import { readZipCodes } from './files/read-zip-codes.ts'
import { isReachable, isTraceable } from './files/record-parts.ts'
import { createWatchJoin, readWatch, watchIdOfAnswer } from './files/watch-file.ts'
import { readYearlyFigures } from './files/yearly-figures.ts'
import { createProgramIndex, foldName } from './program-index.ts'

export type Catalogue = ReturnType<typeof loadCatalogue>

/**
 * Reads the shipped facts of a folder into memory and indexes them.
 * @throws CatalogueError that lists every problem: file, record, field.
 */
export function loadCatalogue(folder: string) {
  const problems: Problem[] = []
  const drugs = readDrugs(join(folder, 'drugs.csv'), problems)
  const guidelines = readGuidelines(join(folder, 'poverty-guidelines.json'), problems)
  const isLinked = readUnlinkedSites(join(folder, 'unlinked-sites.txt'), problems)
  const national = readNationalPhones(join(folder, 'national-phones.json'), problems)
  const figures = readYearlyFigures(join(folder, 'yearly-figures.json'), problems)
  const check = createRecordCheck({ national, guidelines, isLinked })
  const withWatched = createWatchJoin(readWatch(join(folder, 'watch.json'), problems))
  const programs = withWatched(
    readPrograms(join(folder, 'programs'), { check, figures, isPhone: national.isPhone }, problems),
  )
  const counties = readCounties(join(folder, 'counties.csv'), problems)
  const { countyCode } = counties
  const services = withWatched(
    readCommunities(join(folder, 'communities'), { check, countyCode, isPhone: national.isPhone }, problems),
  )
  const programmes = readVendors(join(folder, 'vendors.json'), check, problems)
  const healthCenters = readHealthCenters(
    join(folder, 'health-centers.csv'),
    join(folder, 'health-centers.json'),
    problems,
  )
  const zipCodes = readZipCodes(join(folder, 'zip-codes.csv'), problems)
  problems.push(...zipCodeProblems(zipCodes, counties), ...healthCenterProblems(healthCenters.centers, zipCodes))
  const prices = readPrices(folder, drugs, problems)
  const ids = new Set(programs.map(({ id }) => id))
  const knowledge = withWatched(
    readKnowledge(join(folder, 'knowledge'), { figures, isPhone: national.isPhone, drugs, ids }, problems),
    watchIdOfAnswer,
  )
  const sayings = readSayings(folder, new Set(knowledge.map(({ id }) => id)), problems)
  const vendors: Vendor[] = programmes.flatMap(({ vendors, ...programme }) =>
    withWatched(vendors).map((vendor) => ({ ...vendor, programme })),
  )
  problems.push(...rxcuiProblems(drugs, readRxTerms(join(folder, 'rxterms.csv'), problems)))
  problems.push(...unknownMedicines(programs, drugs))
  problems.push(...linkProblems(programs, drugs))
  // A shared card names its items by id alone, and a programme and a service stand in one list.
  problems.push(
    ...repeatedIds('catalogue', [...programs, ...services, ...healthCenters.centers, ...vendors, ...programmes]),
  )
  const changes = readChanges(join(folder, 'changes.json'), problems)
  if (problems.length > 0) throw new CatalogueError(problems)

  const drugById = new Map(drugs.map((drug) => [drug.id, drug]))

  return {
    /** Changes whenever a shipped fact changes, or what finds it. */
    hash: hashOf(folder),
    drugs,
    programs,
    ...createProgramIndex({ programs, drugs, figures }),
    guidelines,
    services,
    servedServices: services.filter((service) => isReachable(service) && isTraceable(service)),
    vendors,
    servedVendors: vendors.filter(isServedVendor),
    /** The vendors' programmes with at least one served vendor, each with just those. */
    servedProgrammes: programmes
      .map((programme) => ({ ...programme, vendors: programme.vendors.filter(isServedVendor) }))
      .filter(({ vendors }) => vendors.length > 0),
    zipCodes,
    countyCode,
    healthCenters,
    knowledge,
    /** Answers that readers may be given, on their days. */
    servedKnowledge: knowledge.filter((card) => card.show !== 'nothing' && isTraceable(card)),
    sayings,
    figures,
    nationalPhones: national.entries,
    changes,
    prices,
    /** Whether readers may be sent to an address. */
    isLinked,
    findDrug: (id: string) => drugById.get(id),
  }
}

function isServedVendor(vendor: VendorProgramme['vendors'][number]): boolean {
  return !vendor.likely_ended && isReachable(vendor) && isTraceable(vendor)
}

function unknownMedicines(programs: Program[], drugs: Drug[]): Problem[] {
  const names = new Set(drugs.map(({ name }) => foldName(name)))
  const generics = new Set(drugs.map(({ generic }) => foldName(generic)))
  const genericOf = new Map(drugs.map(({ name, generic }) => [foldName(name), generic]))
  return programs.flatMap(({ id, medicines }) =>
    medicines.flatMap(({ brand, generic }) => {
      const problem = (message: string) => [{ file: 'programs', record: id, field: 'medicines', message }]
      const isKnown = brand === null ? generics.has(foldName(generic)) : names.has(foldName(brand))
      if (!isKnown) return problem(`${brand ?? generic} is not in drugs.csv`)
      const own = brand === null ? generic : (genericOf.get(foldName(brand)) ?? generic)
      return sharesAnIngredient(own, generic) ? [] : problem(`${brand} is ${own} in drugs.csv, not ${generic}`)
    }),
  )
}

/** Whether two generic names have an ingredient in common, however their salts and order are written. */
function sharesAnIngredient(one: string, other: string): boolean {
  const words = (text: string) =>
    foldName(text)
      .split(/[^a-z]+/)
      .filter((word) => word.length > 4)
  const others = words(other)
  return words(one).length === 0 || words(one).some((word) => others.some((each) => each.startsWith(word.slice(0, 6))))
}

function hashOf(folder: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(json|csv|tsv|txt)$/.test(name),
  )
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}
