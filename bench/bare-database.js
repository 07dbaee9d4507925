// The peer of a start: Node with the embedded database, opened in the folder and with the settings that it is given, and nothing else.
import { PGlite } from '@electric-sql/pglite'

const [, , folder, ...settings] = process.argv
const started = performance.now()
const database = await PGlite.create(folder, { startParams: [...PGlite.defaultStartParams, ...settings] })
await database.query('SELECT 1')
process.send?.({ ms: performance.now() - started, memory: process.memoryUsage.rss() / 1024 ** 2 })
