import type { Catalogue } from './catalogue/catalogue.ts'
import type { Config } from './config.ts'
import type { Database } from './db/connect.ts'
import { createDrugs } from './drugs/drugs.ts'
import { createPrograms } from './programs/programs.ts'

/** What the outside gives: everything that a test may want to choose. */
export type World = { catalogue: Catalogue; database: Database }

export type Services = ReturnType<typeof createServices>

/** The composition root: builds every service from the settings and the outside. */
export function createServices(config: Config, { catalogue, database }: World) {
  return {
    config,
    database,
    catalogueHash: catalogue.hash,
    drugs: createDrugs(catalogue),
    programs: createPrograms(catalogue),
  }
}
