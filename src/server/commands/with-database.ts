import { pino } from 'pino'
import type { Config } from '../config.ts'
import { type Database, openDatabase } from '../db/connect.ts'
import { explainStart } from '../db/explain-start.ts'

/** Opens the database of the settings for a command, and closes it behind it. */
export async function withDatabase(
  config: Config,
  { joinRunning }: { joinRunning: boolean },
  run: (database: Database) => Promise<void>,
): Promise<void> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = config
  const log = pino({ level: 'silent' })
  try {
    // Nobody waits for it but who called it, and all requests of a year take their time.
    const database = await openDatabase({ dataDir, databaseUrl, log, joinRunning, longest: 60_000 })
    await run(database).finally(() => database.close())
  } catch (error) {
    throw explainStart(error, config)
  }
}
