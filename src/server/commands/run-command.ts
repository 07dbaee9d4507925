import { type Config, readConfig } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { explainingErrors } from './explaining-errors.ts'
import { createTrail } from './trail.ts'
import { withDatabase } from './with-database.ts'

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
