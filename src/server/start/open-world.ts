import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { recordCatalogueVersion } from '#server/db/catalogue-version.ts'
import { openDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createStorage } from '#server/operations/storage.ts'
import type { World } from '#server/services.ts'
import type { Config } from '#server/settings/config.ts'
import { projectFolder } from '#server/settings/project-folder.ts'

/** Reads the catalogue of a folder. */
export type ReadCatalogue = (folder: string) => Promise<Catalogue>

/** Opens what the services stand on: a migrated database, and the catalogue in memory. `say` tells each step. */
export async function openWorld(
  config: Config,
  log: FastifyBaseLogger,
  say: (step: string) => void,
  readCatalogue: ReadCatalogue = readAll,
): Promise<World> {
  say(
    config.DATABASE_URL
      ? 'Opening PostgreSQL and applying migrations …'
      : `Opening the embedded database in ${config.DATA_DIR} and applying migrations …`,
  )
  // It opens on a thread or a machine of its own, while the catalogue is read on this one.
  const opening = openDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    log,
    onFatal: () => process.exit(1),
  })
  const [database, catalogue] = await Promise.all([opening, readWhileOpening()])
  const { hash, programs, drugs } = catalogue
  await migrate(database.pool)
  await recordCatalogueVersion(database, { hash, programs: programs.length, drugs: drugs.length })
  return { catalogue, database }

  async function readWhileOpening(): Promise<Catalogue> {
    const { left, state } = await createStorage(config.DATA_DIR).check()
    if (state !== 'fine')
      say(`  The disk of ${config.DATA_DIR} is ${state}: ${left} MB are left. Without room nothing is kept or sent.`)
    say('Reading the catalogue …')
    try {
      const catalogue = await readCatalogue(join(projectFolder, 'catalogue'))
      const { drugs, served, programs } = catalogue
      say(`  ${drugs.length} medicines, ${served.length} programs served of ${programs.length} kept`)
      return catalogue
    } catch (error) {
      await opening.then((database) => database.close())
      throw error
    }
  }
}

async function readAll(folder: string): Promise<Catalogue> {
  const { loadCatalogue } = await import('#server/catalogue/catalogue.ts')
  return loadCatalogue(folder)
}
