import { pino } from 'pino'
import { z } from 'zod'
import { readConfig } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import { openDatabase } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { createLetters, type Letters } from '../outbox/letters.ts'

const commands: Record<
  string,
  { usage: string; does: string; run: (letters: Letters, argument: string) => Promise<void> }
> = {
  list: { usage: 'list', does: 'lists the messages that are not delivered', run: list },
  retry: { usage: 'retry <id>|--all', does: 'sends dead messages again', run: retry },
  drop: { usage: 'drop <id>', does: 'deletes a message that is not delivered', run: drop },
}

const [name = '', argument = ''] = process.argv.slice(2)
const command = commands[name]
const isComplete = name === 'list' || (name === 'retry' && argument === '--all') || z.uuid().safeParse(argument).success
if (!command || !isComplete) {
  const lines = Object.values(commands).map(({ usage, does }) => `  npm run outbox ${usage.padEnd(18)} ${does}`)
  console.error(['Which command?', ...lines].join('\n'))
  process.exit(2)
}
try {
  const { DATA_DIR, DATABASE_URL } = readConfig(process.env)
  const database = await openDatabase({
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    log: pino({ level: 'silent' }),
    joinRunning: true,
  })
  await migrate(database.pool)
  await command.run(createLetters(database), argument).finally(database.close)
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
}

async function list(letters: Letters): Promise<void> {
  const rows = await letters.list()
  for (const { id, kind, status, attempts, createdAt, lastError, recipient } of rows) {
    const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}`
    console.log([id, status, kind, recipient, createdAt.toISOString(), tries, lastError ?? ''].join('  '))
  }
  console.log(rows.length === 0 ? 'Everything is delivered.' : `${rows.length} not delivered.`)
}

async function retry(letters: Letters, id: string): Promise<void> {
  const count = await letters.retry(id === '--all' ? undefined : id)
  console.log(`${count} to be sent again.`)
}

async function drop(letters: Letters, id: string): Promise<void> {
  const count = await letters.drop(id)
  console.log(`${count} deleted.`)
}
