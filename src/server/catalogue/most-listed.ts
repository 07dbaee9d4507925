import { join } from 'node:path'
import { z } from 'zod'
import type { Catalogue } from './catalogue.ts'
import { CatalogueError, type Problem } from './checks/problems.ts'
import type { Drug } from './files/read-drugs.ts'
import { readRows } from './files/read-rows.ts'
import { isOld } from './provenance.ts'

const file = 'most-listed.csv'

const row = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(['brand', 'generic']),
  evidence: z.enum(['medicare_2026', 'nadac_2025', 'trumprx_2026', 'research_2026']),
})

type Listed = z.infer<typeof row>

/**
 * How many of the medicines that price lists name most have help of today: brands that are not mainly generic a program
 * of their own, generics a price that drugstores pay.
 * @throws CatalogueError where a row names no medicine of its kind.
 */
export function coverageOfMostListed(folder: string, catalogue: Catalogue) {
  const problems: Problem[] = []
  const rows = readRows(join(folder, file), file, row, problems)
  const byName = new Map(catalogue.drugs.map((drug) => [drug.name, drug]))
  const found = rows.flatMap((listed) => {
    const drug = byName.get(listed.name)
    if (drug && (drug.type === 'generic') === (listed.kind === 'generic')) return [{ ...listed, drug }]
    problems.push({ file, record: listed.name, field: 'name', message: `is no ${listed.kind} of drugs.csv` })
    return []
  })
  if (problems.length > 0) throw new CatalogueError(problems)
  const priced = new Set(catalogue.prices.drugstores.map(({ generic_name }) => generic_name))
  const share = (isWanted: (listed: Listed & { drug: Drug }) => boolean, isCovered: (drug: Drug) => boolean) => {
    const wanted = found.filter(isWanted)
    return { all: wanted.length, covered: wanted.filter(({ drug }) => isCovered(drug)).length }
  }
  const hasProgram = (drug: Drug) => catalogue.offersFor(drug).length > 0
  const hasRecentProgram = (drug: Drug) => catalogue.offersFor(drug).some(({ program }) => !isOld(program))
  /** Approved and priced generics make a brand one: see `generic_sold` in catalogue/README.md. */
  const isMainlyGeneric = ({ mainlyGeneric, genericSold }: Drug) => mainlyGeneric || genericSold !== null
  const isWantedBrand = ({ kind, drug }: Listed & { drug: Drug }) => kind === 'brand' && !isMainlyGeneric(drug)
  return {
    brands: share(isWantedBrand, hasProgram),
    /** The same brands, covered only by a program whose sources are not old: what has no date counts as old. */
    recent: share(isWantedBrand, hasRecentProgram),
    /** Those that Medicare pays most for, and so chose to negotiate. */
    costliest: share(({ evidence }) => evidence === 'medicare_2026', hasProgram),
    generics: share(
      ({ kind }) => kind === 'generic',
      ({ generic }) => priced.has(generic),
    ),
  }
}
