import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { linesOf } from '../intake/request-mail.ts'
import { createRequests, type Requests } from '../intake/requests.ts'
import { requestsAsCsv } from '../intake/requests-as-csv.ts'
import { createSealer } from '../sealing/sealer.ts'
import { runCommand } from './run-command.ts'

await runCommand<Requests>({
  program: 'requests',
  commands: {
    list: { usage: 'list', does: 'lists what came by the contact and delivery forms', run: list },
    show: { usage: 'show <id>', does: 'shows one request whole', run: show },
    export: { usage: 'export <file.csv>', does: 'writes all of them, readable, into a new file', run: exportAll },
    delete: { usage: 'delete <id>', does: 'deletes a request', run: remove },
  },
  isComplete: (name, argument) =>
    name === 'list' || (name === 'export' ? argument !== '' : z.uuid().safeParse(argument).success),
  given: (database, config) => createRequests(database, createSealer(config)),
})

async function list(requests: Requests): Promise<void> {
  const rows = await requests.list()
  for (const { id, kind, createdAt, content } of rows)
    console.log([id, createdAt.toISOString(), kind, content ? content.language : 'no key opens it'].join('  '))
  console.log(`${rows.length} ${rows.length === 1 ? 'request' : 'requests'}.`)
}

async function show(requests: Requests, id: string): Promise<void> {
  const request = await requests.find(id)
  if (!request) return fail(`There is no request ${id}.`)
  if (!request.content) return fail('None of the keys opens this request. Was one taken out of ENCRYPTION_KEYS?')
  console.log([request.createdAt.toISOString(), ...linesOf(request)].map(withoutControls).join('\n'))
}

async function exportAll(requests: Requests, file: string): Promise<void> {
  const rows = await requests.list()
  const readable = rows.filter(({ content }) => content)
  await writeFile(file, requestsAsCsv(rows), { mode: 0o600, flag: 'wx' })
  const closed = rows.length - readable.length
  console.log(`${readable.length} written to ${file}${closed > 0 ? `; no key opens ${closed} more` : ''}.`)
}

async function remove(requests: Requests, id: string): Promise<void> {
  console.log(`${await requests.delete(id)} deleted.`)
}

function fail(reason: string): void {
  console.error(reason)
  process.exitCode = 1
}

/** What strangers typed must not steer the terminal. */
function withoutControls(line: string): string {
  return line.replace(/[^\P{Cc}\n]/gu, '�')
}
