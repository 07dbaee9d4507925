import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Catalogue, loadCatalogue } from '#server/catalogue/catalogue.ts'
import { healthCentersOf } from '#server/communities/health-centers.ts'
import { type Database, openDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createPlaces } from '../src/server/communities/places/find-place.ts'
import { createSearch } from '../src/server/communities/search/search.ts'
import { startPostgres } from '../src/testing/database/postgres-server.ts'
import { readJudgedQuestions } from '../src/testing/records/judged-questions.ts'
import { manyServices } from './many-services.ts'
import { atLeast, type Measure, quantile, timeOf, timesPeer, toldOnly, withGoal } from './measure.ts'

const serviceCount = 50_000
/** Milliseconds that are wished for, and how often the bare count may fit in. */
const goals = { embedded: 40, postgres: 20 }
const mostCounts = 3
/** Where services lie close together, and where the judged questions have no place. */
const otherPlaces = ['', '10001', 'Los Angeles', 'Chicago, IL', 'Montana']
const log = { info() {}, warn: console.warn, error: console.error }

type Asked = { text: string; values: unknown[] }

/** Searches of the directory with 50,000 services, in both databases: from words and place to the cards of a page. */
export async function benchCommunitySearch(): Promise<Measure[]> {
  const catalogue = loadCatalogue('catalogue')
  const many = { ...catalogue, hash: 'bench', servedServices: manyServices(catalogue, serviceCount) }
  const dataDir = mkdtempSync(join(tmpdir(), 'navi-bench-'))
  const measures = await benchDatabase(await openDatabase({ dataDir, log }), many)
  rmSync(dataDir, { recursive: true })
  const server = startPostgres()
  if (!server) {
    console.log('  PostgreSQL is not installed here, so its figures are missing.')
    return measures
  }
  try {
    measures.push(...(await benchDatabase(await openDatabase({ dataDir: '', databaseUrl: server.url, log }), many)))
  } finally {
    server.stop()
  }
  return measures
}

async function benchDatabase(database: Database, catalogue: Catalogue): Promise<Measure[]> {
  try {
    await migrate(database.pool)
    const asked: Asked[] = []
    const { prepare, search } = createSearch(
      catalogue,
      recorded(database, asked),
      createPlaces(catalogue, 'Rochester, New York'),
      healthCentersOf(catalogue),
    )
    const started = performance.now()
    await prepare()
    const filling = (performance.now() - started) / 1000
    // Two passes: the first warms what a server that has run for a minute has warm.
    await timeAll(search, database)
    asked.length = 0
    const { times, counts } = await timeAll(search, database)
    let indexed = 0
    for (const statement of asked) {
      if ((await planOf(database, statement)).includes('service_at_location_terms')) indexed += 1
    }
    const title = `community search, ${database.kind}`
    return [
      toldOnly('rows', `${title}: services at places`, await countRows(database)),
      toldOnly('s', `${title}: filling the tables`, filling),
      toldOnly('ms', `${title}: p50 of ${times.length} questions`, quantile(times, 0.5)),
      withGoal(
        goals[database.kind],
        timesPeer(
          `${title}: p95`,
          'ms',
          quantile(times, 0.95),
          { name: 'all rows counted', value: quantile(counts, 0.95) },
          mostCounts,
        ),
      ),
      toldOnly('ms', `${title}: worst`, quantile(times, 1)),
      atLeast(asked.length, 'questions', `${title}: answered by the index service_at_location_terms`, indexed),
    ]
  } finally {
    await database.close()
  }
}

type Search = ReturnType<typeof createSearch>['search']

/** Each search, and after it what the database takes to go through all rows once: other work of the machine weighs on both alike. */
async function timeAll(search: Search, database: Database) {
  const [times, counts]: [number[], number[]] = [[], []]
  for (const { q, place } of questions()) {
    times.push(await timeOf(() => search({ q, ...(place && { place }) }, 'en')))
    counts.push(await timeOf(() => countRows(database)))
  }
  return { times, counts }
}

function questions() {
  return readJudgedQuestions().flatMap(({ q, place }, at) => [
    { q, place },
    { q, place: otherPlaces[at % otherPlaces.length] ?? '' },
  ])
}

/** The same database, which writes down what it is asked. */
function recorded(database: Database, asked: Asked[]): Database {
  const pool = new Proxy(database.pool, {
    get(target, key) {
      if (key === 'query') {
        return (text: string, values: unknown[]) => {
          asked.push({ text, values })
          return target.query(text, values)
        }
      }
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { ...database, pool }
}

async function planOf({ pool }: Database, { text, values }: Asked): Promise<string> {
  const { rows } = await pool.query(`EXPLAIN ${text}`, values)
  return rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n')
}

async function countRows({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('SELECT count(*)::integer AS count FROM service_at_location')
  return rows[0]?.count ?? 0
}
