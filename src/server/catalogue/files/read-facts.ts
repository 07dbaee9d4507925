import { join } from 'node:path'
import { z } from 'zod'
import { linkProblems } from '../checks/link-problems.ts'
import { medicineProblems } from '../checks/medicine-problems.ts'
import { indexNationalPhones, readNationalPhones } from '../checks/national-phones.ts'
import { healthCenterProblems, zipCodeProblems } from '../checks/place-problems.ts'
import { CatalogueError, type Problem } from '../checks/problems.ts'
import { createRecordCheck } from '../checks/record-problems.ts'
import { type RxTerm, rxcuiProblems } from '../checks/rxcui-problems.ts'
import { readChanges } from './change-log.ts'
import { readCommunities } from './read-communities.ts'
import { indexCounties, readCounties } from './read-counties.ts'
import { readDrugs } from './read-drugs.ts'
import { readGuidelines } from './read-guidelines.ts'
import { readHealthCenters } from './read-health-centers.ts'
import { readKnowledge, readSayings } from './read-knowledge.ts'
import { readPrices } from './read-prices.ts'
import { readPrograms } from './read-programs.ts'
import { repeatedIds } from './read-record-file.ts'
import { readRows } from './read-rows.ts'
import { createLinkCheck, readUnlinkedSites } from './read-unlinked-sites.ts'
import { readVendors } from './read-vendors.ts'
import { readZipCodes } from './read-zip-codes.ts'
import { readWatch } from './watch-file.ts'
import { indexYearlyFigures, readYearlyFigures } from './yearly-figures.ts'

/** What the files of a catalogue say: nothing that JSON can't hold. */
export type Facts = ReturnType<typeof readFacts>

/**
 * Reads and checks every file of a catalogue.
 * @throws CatalogueError that lists every problem: file, record, field.
 */
export function readFacts(folder: string) {
  const problems: Problem[] = []
  const at = (file: string) => join(folder, file)
  const drugs = readDrugs(at('drugs.csv'), problems)
  const guidelines = readGuidelines(at('poverty-guidelines.json'), problems)
  const unlinkedSites = readUnlinkedSites(at('unlinked-sites.txt'), problems)
  const nationalPhones = readNationalPhones(at('national-phones.json'), problems)
  const yearlyFigures = readYearlyFigures(at('yearly-figures.json'), problems)
  const counties = readCounties(at('counties.csv'), problems)

  const national = indexNationalPhones(nationalPhones)
  const figures = indexYearlyFigures(yearlyFigures)
  const byCounty = indexCounties(counties)
  const check = createRecordCheck({ national, guidelines, isLinked: createLinkCheck(unlinkedSites) })
  const { isPhone } = national

  const watch = readWatch(at('watch.json'), problems)
  const programs = readPrograms(at('programs'), { check, figures, isPhone }, problems)
  const services = readCommunities(at('communities'), { check, countyCode: byCounty.countyCode, isPhone }, problems)
  const programmes = readVendors(at('vendors.json'), check, problems)
  const healthCenters = readHealthCenters(at('health-centers.csv'), at('health-centers.json'), problems)
  const zipCodes = readZipCodes(at('zip-codes.csv'), problems)
  const prices = readPrices(folder, drugs, problems)
  const ids = new Set(programs.map(({ id }) => id))
  const knowledge = readKnowledge(at('knowledge'), { figures, isPhone, drugs, ids }, problems)
  const sayings = readSayings(folder, new Set(knowledge.map(({ id }) => id)), problems)
  const changes = readChanges(at('changes.json'), problems)

  const vendors = programmes.flatMap(({ vendors }) => vendors)
  problems.push(
    ...zipCodeProblems(zipCodes, byCounty),
    ...healthCenterProblems(healthCenters.centers, zipCodes),
    ...rxcuiProblems(drugs, readRxTerms(at('rxterms.csv'), problems)),
    ...medicineProblems(programs, drugs),
    ...linkProblems(programs, drugs),
    // A shared card names its items by id alone, and a programme and a service stand in one list.
    ...repeatedIds('catalogue', [...programs, ...services, ...healthCenters.centers, ...vendors, ...programmes]),
  )
  if (problems.length > 0) throw new CatalogueError(problems)

  return {
    drugs,
    guidelines,
    unlinkedSites,
    nationalPhones,
    yearlyFigures,
    counties,
    watch,
    programs,
    services,
    programmes,
    healthCenters,
    zipCodes,
    prices,
    knowledge,
    sayings,
    changes,
  }
}

const rxTermRow = z.strictObject({ name: z.string().min(1), rxcui: z.string().regex(/^\d+$/) })

/** Reads the names that RxTerms gives to the codes of our medicines; problems are added to the list, not thrown. */
function readRxTerms(file: string, problems: Problem[]): RxTerm[] {
  return readRows(file, 'rxterms.csv', rxTermRow, problems)
}
