// A process for the kill test: opens the embedded database in the folder it is given and writes until it is killed.
import { openDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'

const [dataDir = '', firstId = '1'] = process.argv.slice(2)
const log = { info() {}, warn: console.error, error: console.error }
const { pool } = await openDatabase({ dataDir, log })
await migrate(pool)
await pool.query('CREATE TABLE IF NOT EXISTS written (id integer PRIMARY KEY, words text NOT NULL)')

process.stdout.write('writing\n')
for (let id = Number(firstId); ; id++) {
  await pool.query('INSERT INTO written (id, words) VALUES ($1, $2)', [id, `row ${id} `.repeat(20)])
  process.stdout.write(`${id}\n`)
}
