import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pino } from 'pino'
import { createApp } from '../app.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { CatalogueError } from '../catalogue/problems.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { createServices } from '../services.ts'

const folder = resolve('catalogue')

const commands = new Map(
  Object.entries<{ does: string; run: () => Promise<void> | void }>({
    check: { does: 'reads the catalogue and lists every problem: file, record, field', run: check },
    openapi: { does: 'writes docs/openapi.json from the contract', run: writeOpenApi },
  }),
)

const command = commands.get(process.argv[2] ?? '')
if (!command) {
  const lines = [...commands].map(([name, { does }]) => `  npm run data ${name}   ${does}`)
  console.error(['Which command?', ...lines].join('\n'))
  process.exit(2)
}
await command.run()

function check(): void {
  try {
    const catalogue = loadCatalogue(folder)
    const { drugs, programs, served, services, servedServices, vendors, servedVendors, zipCodes } = catalogue
    const { knowledge, servedKnowledge } = catalogue
    const pointers = servedKnowledge.filter(({ show }) => show === 'pointer').length
    console.log(
      [
        `${drugs.length} medicines, ${programs.length} programs (${served.length} served)`,
        `${services.length} community services (${servedServices.length} served)`,
        `${knowledge.length} answers (${servedKnowledge.length} served, ${pointers} of them without the answer)`,
        `${vendors.length} vendors (${servedVendors.length} served), ${zipCodes.length} ZIP codes: no problems`,
      ].join(', '),
    )
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

async function writeOpenApi(): Promise<void> {
  // The document is made from the contract alone, so no database is opened for it.
  const database = {} as Database
  const services = createServices(readConfig({}), { catalogue: loadCatalogue(folder), database })
  const app = await createApp(services, pino({ level: 'silent' }))
  const { body } = await app.inject('/api/openapi.json')
  writeFileSync('docs/openapi.json', `${JSON.stringify(JSON.parse(body), null, 2)}\n`)
  await app.close()
}
