import { resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { loadCatalogue } from './catalogue/catalogue.ts'
import type { Config } from './config.ts'
import { recordCatalogueVersion } from './db/catalogue-version.ts'
import { openDatabase } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import type { World } from './services.ts'

/** Opens what the services stand on: the catalogue in memory and a migrated database. `say` tells each step. */
export async function openWorld(config: Config, log: FastifyBaseLogger, say: (step: string) => void): Promise<World> {
  say('Reading the catalogue …')
  const catalogue = loadCatalogue(resolve('catalogue'))
  say(
    `  ${catalogue.drugs.length} medicines, ${catalogue.served.length} programs served of ${catalogue.programs.length} kept`,
  )

  say(
    config.DATABASE_URL
      ? 'Opening PostgreSQL and applying migrations …'
      : `Opening the embedded database in ${config.DATA_DIR} and applying migrations …`,
  )
  const database = await openDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    log,
    onFatal: () => process.exit(1),
  })
  await migrate(database.pool)
  await recordCatalogueVersion(database, {
    hash: catalogue.hash,
    programs: catalogue.programs.length,
    drugs: catalogue.drugs.length,
  })
  return { catalogue, database }
}
