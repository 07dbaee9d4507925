import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { loadCatalogue } from './catalogue/catalogue.ts'
import type { Config } from './config.ts'
import { recordCatalogueVersion } from './db/catalogue-version.ts'
import { openDatabase } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { createStorage } from './operations/storage.ts'
import { projectFolder } from './project-folder.ts'
import type { World } from './services.ts'

/** Opens what the services stand on: the catalogue in memory and a migrated database. `say` tells each step. */
export async function openWorld(config: Config, log: FastifyBaseLogger, say: (step: string) => void): Promise<World> {
  say('Reading the catalogue …')
  const catalogue = loadCatalogue(join(projectFolder, 'catalogue'))
  say(
    `  ${catalogue.drugs.length} medicines, ${catalogue.served.length} programs served of ${catalogue.programs.length} kept`,
  )

  say(
    config.DATABASE_URL
      ? 'Opening PostgreSQL and applying migrations …'
      : `Opening the embedded database in ${config.DATA_DIR} and applying migrations …`,
  )
  const { left, state } = await createStorage(config.DATA_DIR).check()
  if (state !== 'fine')
    say(`  The disk of ${config.DATA_DIR} is ${state}: ${left} MB are left. Without room nothing is kept or sent.`)
  const database = await openDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    log,
    onFatal: () => process.exit(1),
  })
  const { hash, programs, drugs } = catalogue
  await migrate(database.pool)
  await recordCatalogueVersion(database, { hash, programs: programs.length, drugs: drugs.length })
  return { catalogue, database }
}
