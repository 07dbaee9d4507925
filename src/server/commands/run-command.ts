import { resolve } from 'node:path'
import { pino } from 'pino'
import { type Config, readConfig } from '#server/settings/config.ts'
import { type Database, openDatabase } from '../db/connect.ts'
import { holdsDatabase } from '../db/embedded.ts'
import { explainStart } from '../db/explain-start.ts'
import { migrate } from '../db/migrate.ts'
import { ExplainedError, explain } from '../explained-error.ts'
import { createTrail } from './trail.ts'

/** `run` gives how many requests or messages it showed or changed. */
type Command<Given> = { usage: string; does: string; run: (given: Given, argument: string) => Promise<number> }

/** What a command line `npm run <program> <command> <argument>` can do, and what its commands are given. */
type CommandLine<Given> = {
  program: string
  commands: Record<string, Command<Given>>
  isComplete: (name: string, argument: string) => boolean
  given: (database: Database, config: Config) => Given
}

/** Runs the command that the process was called with, on the database of its environment; says what there is for any other. */
export async function runCommand<Given>({ program, commands, isComplete, given }: CommandLine<Given>): Promise<void> {
  const [name = '', argument = ''] = process.argv.slice(2)
  const command = new Map(Object.entries(commands)).get(name)
  if (!command || !isComplete(name, argument)) {
    const lines = Object.values(commands).map(({ usage, does }) => `  npm run ${program} ${usage.padEnd(18)} ${does}`)
    console.error(['Which command?', ...lines].join('\n'))
    process.exit(2)
  }
  await explainingErrors(async () => {
    const config = readConfig(process.env)
    await withDatabase(config, { joinRunning: true }, async (database) => {
      await migrate(database.pool)
      const note = await createTrail(database).begin(`${program} ${name}`)
      await note(await command.run(given(database, config), argument))
    })
  })
}

/** Runs a command. Where it fails the process ends with 1, and says why: in one sentence where that is enough. */
export async function explainingErrors(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}

/** A file as who called the command names it: npm runs a command in the project's folder, and keeps theirs in INIT_CWD. */
export function fileOfCaller(name: string): string {
  return resolve(process.env.INIT_CWD ?? '', name)
}

/**
 * Opens the database of the settings for a command, and closes it behind it. One that joins what is running makes none:
 * a mistyped DATA_DIR would get one, and the operator would be told that nothing is in it.
 */
export async function withDatabase(
  config: Config,
  { joinRunning }: { joinRunning: boolean },
  run: (database: Database) => Promise<void>,
): Promise<void> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = config
  const log = pino({ level: 'silent' })
  if (joinRunning && !databaseUrl && !holdsDatabase(dataDir))
    throw new ExplainedError(
      `There is no database in ${resolve(dataDir)}. Set DATA_DIR to the folder that Navi was started with, or DATABASE_URL.`,
    )
  try {
    // Nobody waits for it but who called it, and all requests of a year take their time.
    const database = await openDatabase({ dataDir, databaseUrl, log, joinRunning, longest: 60_000 })
    await run(database).finally(() => database.close())
  } catch (error) {
    throw explainStart(error, config)
  }
}
