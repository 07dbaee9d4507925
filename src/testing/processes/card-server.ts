// A process for the kill tests: the API and the delivery without pages, by the settings of its environment.
// Its argument shortens the waits between tries: 0.1 makes them ten times shorter.
import { resolve } from 'node:path'
import { pino } from 'pino'
import { createApp } from '#server/app.ts'
import { loadCatalogue } from '#server/catalogue/catalogue.ts'
import { openDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createHashKeys } from '#server/limits/hash-keys.ts'
import { createDelivery } from '#server/outbox/delivery.ts'
import { createMailer } from '#server/outside/mailer.ts'
import { createServices } from '#server/services.ts'
import { readConfig } from '#server/settings/config.ts'

const pace = Number(process.argv[2] ?? 1)
const config = readConfig(process.env)
const log = pino({ level: 'silent' })
const database = await openDatabase({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL, log })
await migrate(database.pool)
const services = createServices(config, { catalogue: loadCatalogue(resolve('catalogue')), database })
const { outbox, stopList, texts, sealer, outsideCalls: outside } = services
const parts = {
  database,
  keys: createHashKeys(database),
  outbox,
  stopList,
  texts,
  sealer,
  outside,
  mailer: createMailer(config.MAIL_URL ?? '', config.MAIL_FROM),
}
const delivery = createDelivery(parts, { random: () => Math.random() * pace, pollEvery: 1_000 * pace })
const app = await createApp(services, log)
await delivery.start(log)
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`listening ${address}\n`)
