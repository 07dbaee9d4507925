import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from '#server/settings/config.ts'
import { createApp } from '../app.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { CatalogueError } from '../catalogue/checks/problems.ts'
import { problemsOfDay } from '../catalogue/checks/problems-of-day.ts'
import { coverageOfMostListed } from '../catalogue/most-listed.ts'
import type { Database } from '../db/connect.ts'
import { easternDay } from '../eastern-day.ts'
import { createServices } from '../services.ts'
import { reviewSources } from './data-review.ts'
import { watchSources } from './data-watch.ts'
import { writeJson } from './write-json.ts'

const folder = resolve('catalogue')

const commands = new Map(
  Object.entries<{ does: string; run: () => Promise<void> | void }>({
    check: { does: 'reads the catalogue and lists every problem: file, record, field', run: check },
    watch: {
      does: 'reads the page of every source and holds it against its records; --folder DIR reads saved pages',
      run: watch,
    },
    review: { does: 'shows what a page says beside its record, and takes yes, no or edit', run: review },
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
    const ofToday = problemsOfDay(catalogue, easternDay())
    if (ofToday.length > 0) throw new CatalogueError(ofToday)
    const { drugs, programs, servedToday, services, servedServices, vendors, servedVendors, zipCodes } = catalogue
    const { knowledge, servedKnowledge } = catalogue
    const brands = drugs.filter(({ type, mainlyGeneric }) => type !== 'generic' && !mainlyGeneric)
    const helped = brands.filter((drug) => catalogue.offersFor(drug).length > 0)
    const { brands: listed, recent, costliest, generics } = coverageOfMostListed(folder, catalogue)
    const pointers = servedKnowledge.filter(({ show }) => show === 'pointer').length
    console.log(
      [
        `${drugs.length} medicines, ${programs.length} programs (${servedToday().length} served today)`,
        `${helped.length} of ${brands.length} brands that are not mainly sold as a generic have a program of their own`,
        `${listed.covered} of the ${listed.all} most listed ones (${recent.covered} by sources that are not old; ${costliest.covered} of the ${costliest.all} that Medicare pays most for)`,
        `${generics.covered} of the ${generics.all} most listed generics have a price`,
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

async function watch(): Promise<void> {
  const { folder: saved } = parseArgs({ args: process.argv.slice(3), options: { folder: { type: 'string' } } }).values
  try {
    await watchSources({ folder, saved, config: readConfig(process.env), tell: console.log })
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}

async function review(): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    await reviewSources({ folder, tell: console.log, ask: (question) => lines.question(question) })
  } finally {
    lines.close()
  }
}

async function writeOpenApi(): Promise<void> {
  // The document is made from the contract alone, so no database is opened for it.
  const database = {} as Database
  const services = createServices(readConfig({}), { catalogue: loadCatalogue(folder), database })
  const app = await createApp(services, pino({ level: 'silent' }))
  const { body } = await app.inject('/api/openapi.json')
  writeJson('docs/openapi.json', JSON.parse(body))
  await app.close()
}
