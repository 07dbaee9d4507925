import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { linkProblems } from './link-problems.ts'
import { readNationalPhones } from './national-phones.ts'
import { CatalogueError, type Problem } from './problems.ts'
import type { Medicine, Program } from './program-file.ts'
import { readCommunities } from './read-communities.ts'
import { type Drug, readDrugs } from './read-drugs.ts'
import { readGuidelines } from './read-guidelines.ts'
import { readKnowledge } from './read-knowledge.ts'
import { readPrograms } from './read-programs.ts'
import { repeatedIds } from './read-record-file.ts'
import { readUnlinkedSites } from './read-unlinked-sites.ts'
import { readVendors, type Vendor, type VendorProgramme } from './read-vendors.ts'
import { readZipCodes } from './read-zip-codes.ts'
import { isTraceable } from './record-parts.ts'
import { readYearlyFigures } from './yearly-figures.ts'

/** A program, and the medicine of it that a reader asked for. */
type Offer = { program: Program; medicine: Medicine; drug: Drug }

export type Catalogue = ReturnType<typeof loadCatalogue>

/**
 * Reads the shipped facts of a folder into memory and indexes them.
 * @throws CatalogueError that lists every problem: file, record, field.
 */
export function loadCatalogue(folder: string) {
  const problems: Problem[] = []
  const drugs = readDrugs(join(folder, 'drugs.csv'), problems)
  const programs = readPrograms(join(folder, 'programs'), problems)
  const guidelines = readGuidelines(join(folder, 'poverty-guidelines.json'), problems)
  const isLinked = readUnlinkedSites(join(folder, 'unlinked-sites.txt'))
  const services = readCommunities(join(folder, 'communities'), problems)
  const programmes = readVendors(join(folder, 'vendors.json'), problems)
  const zipCodes = readZipCodes(join(folder, 'zip-codes.csv'), problems)
  const figures = readYearlyFigures(join(folder, 'yearly-figures.json'), problems)
  const isPhone = readNationalPhones(join(folder, 'national-phones.json'), problems)
  const ids = new Set(programs.map(({ id }) => id))
  const knowledge = readKnowledge(join(folder, 'knowledge'), { figures, isPhone, drugs, ids }, problems)
  const vendors: Vendor[] = programmes.flatMap(({ vendors, ...programme }) =>
    vendors.map((vendor) => ({ ...vendor, programme })),
  )
  problems.push(...unknownMedicines(programs, drugs))
  problems.push(...linkProblems(programs, drugs))
  // A shared card names its items by id alone, and a programme and a service stand in one list.
  problems.push(...repeatedIds('catalogue', [...programs, ...services, ...vendors, ...programmes]))
  if (problems.length > 0) throw new CatalogueError(problems)

  const served = programs.filter(isServed)
  const drugById = new Map(drugs.map((drug) => [drug.id, drug]))
  const byName = new Map(drugs.map((drug) => [fold(drug.name), drug]))
  const byGeneric = groupBy(drugs, (drug) => fold(drug.generic))
  const offers = groupBy(
    served.flatMap((program) => program.medicines.flatMap((medicine) => offersOf(program, medicine))),
    ({ drug }) => drug.id,
  )

  function offersOf(program: Program, medicine: Medicine): Offer[] {
    if (medicine.brand === null)
      return (byGeneric.get(fold(medicine.generic)) ?? []).map((drug) => ({ program, medicine, drug }))
    const drug = byName.get(fold(medicine.brand))
    return drug ? [{ program, medicine, drug }] : []
  }

  return {
    /** Changes whenever a shipped fact changes. */
    hash: hashOf(folder),
    drugs,
    programs,
    served,
    guidelines,
    services,
    servedServices: services.filter(isTraceable),
    vendors,
    servedVendors: vendors.filter(isServedVendor),
    /** The vendors' programmes with at least one served vendor, each with just those. */
    servedProgrammes: programmes
      .map((programme) => ({ ...programme, vendors: programme.vendors.filter(isServedVendor) }))
      .filter(({ vendors }) => vendors.length > 0),
    zipCodes,
    knowledge,
    /** Answers that readers may be given, on their days. */
    servedKnowledge: knowledge.filter((card) => card.show !== 'nothing' && isTraceable(card)),
    figures,
    /** Whether readers may be sent to an address. */
    isLinked,
    findDrug: (id: string) => drugById.get(id),
    /** Medicines with the same generic name: the generic itself and its brands. */
    sameGeneric: (drug: Drug) => byGeneric.get(fold(drug.generic)) ?? [],
    /** Programs that name this medicine; for a generic, also those that name one of its brands. */
    offersFor(drug: Drug): Offer[] {
      const named = drug.type === 'generic' ? (byGeneric.get(fold(drug.generic)) ?? [drug]) : [drug]
      const found = named.flatMap(({ id }) => offers.get(id) ?? [])
      return found.filter((offer) => offer.medicine.brand !== null || offer.drug === drug)
    },
    /** Programs that are not tied to one medicine, or to its whole class. */
    generalPrograms: (drug: Drug) =>
      served.filter(
        ({ covers, classes }) => covers === 'any' || (covers === 'classes' && classes?.includes(drug.class)),
      ),
  }
}

/** Ended programs are kept, but not served, and so are those that nobody could call, open or apply to. */
function isServed(program: Program): boolean {
  const canBeReached = program.phone !== null || program.website !== null || program.form_url !== null
  return !program.likely_ended && canBeReached && isTraceable(program)
}

function isServedVendor(vendor: VendorProgramme['vendors'][number]): boolean {
  return !vendor.likely_ended && isTraceable(vendor)
}

function unknownMedicines(programs: Program[], drugs: Drug[]): Problem[] {
  const names = new Set(drugs.map(({ name }) => fold(name)))
  const generics = new Set(drugs.map(({ generic }) => fold(generic)))
  return programs.flatMap(({ id, medicines }) =>
    medicines
      .filter(({ brand, generic }) => (brand === null ? !generics.has(fold(generic)) : !names.has(fold(brand))))
      .map(({ brand, generic }) => ({
        file: 'programs',
        record: id,
        field: 'medicines',
        message: `${brand ?? generic} is not in drugs.csv`,
      })),
  )
}

/** `Map.groupBy`, which Node 20 does not have. */
function groupBy<Key, Item>(items: Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

function fold(name: string): string {
  return name.trim().toLowerCase()
}

function hashOf(folder: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(json|csv|txt)$/.test(name),
  )
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}
