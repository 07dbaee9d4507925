import { z } from 'zod'
import { createLetters, type Letters } from '../outbox/letters.ts'
import { createSealer } from '../sealing/sealer.ts'
import { runCommand } from './run-command.ts'

await runCommand<Letters>({
  program: 'outbox',
  commands: {
    list: { usage: 'list', does: 'lists the messages that are not delivered', run: list },
    retry: { usage: 'retry <id>|--all', does: 'sends dead messages again', run: retry },
    drop: { usage: 'drop <id>', does: 'deletes a message that is not delivered', run: drop },
  },
  isComplete: (name, argument) =>
    name === 'list' || (name === 'retry' && argument === '--all') || z.uuid().safeParse(argument).success,
  given: (database, config) => createLetters(database, createSealer(config)),
})

async function list(letters: Letters): Promise<number> {
  const rows = await letters.list()
  for (const { id, kind, status, attempts, createdAt, lastError, recipient } of rows) {
    const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}`
    console.log([id, status, kind, recipient, createdAt.toISOString(), tries, lastError ?? ''].join('  '))
  }
  console.log(rows.length === 0 ? 'Everything is delivered.' : `${rows.length} not delivered.`)
  return rows.length
}

async function retry(letters: Letters, id: string): Promise<number> {
  const count = await letters.retry(id === '--all' ? undefined : id)
  console.log(`${count} to be sent again.`)
  return count
}

async function drop(letters: Letters, id: string): Promise<number> {
  const count = await letters.drop(id)
  console.log(`${count} deleted.`)
  return count
}
