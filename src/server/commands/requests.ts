import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { csvOf } from '#server/open-data/open-table.ts'
import { explainWrite } from '../explained-error.ts'
import { linesOf } from '../intake/request-mail.ts'
import { createRequests, type Requests, type StoredRequest } from '../intake/requests.ts'
import { createSealer } from '../sealing/sealer.ts'
import { fileOfCaller, runCommand } from './run-command.ts'
import { createTrail, type Trail } from './trail.ts'

/** Of a request, in a table. */
const columns = [
  ...['name', 'email', 'phone', 'topic', 'message'],
  ...['street', 'city', 'zip', 'medicines', 'drugstore', 'notes'],
]

type Given = { requests: Requests; trail: Trail }

await runCommand<Given>({
  program: 'requests',
  commands: {
    list: { usage: 'list', does: 'lists what came by the contact and delivery forms', run: list },
    show: { usage: 'show <id>', does: 'shows one request whole', run: show },
    export: { usage: 'export <file.csv>', does: 'writes all of them, readable, into a new file', run: exportAll },
    delete: { usage: 'delete <id>', does: 'deletes a request', run: remove },
    trail: { usage: 'trail', does: 'lists who ran which command when, for a year back', run: listTrail },
  },
  isComplete: (name, argument) =>
    name === 'list' || name === 'trail' || (name === 'export' ? argument !== '' : z.uuid().safeParse(argument).success),
  given: (database, config) => ({
    requests: createRequests(database, createSealer(config)),
    trail: createTrail(database),
  }),
})

async function list({ requests }: Given): Promise<number> {
  const rows = await requests.list()
  for (const { id, kind, createdAt, content } of rows)
    console.log([id, createdAt.toISOString(), kind, content ? content.language : 'no key opens it'].join('  '))
  console.log(`${rows.length} ${rows.length === 1 ? 'request' : 'requests'}.`)
  return rows.length
}

async function show({ requests }: Given, id: string): Promise<number> {
  const request = await requests.find(id)
  if (!request) return fail(`There is no request ${id}.`)
  if (!request.content) return fail('None of the keys opens this request. Was one taken out of ENCRYPTION_KEYS?')
  console.log([request.createdAt.toISOString(), ...linesOf(request)].map(withoutControls).join('\n'))
  return 1
}

async function exportAll({ requests }: Given, name: string): Promise<number> {
  const file = fileOfCaller(name)
  const rows = await requests.list()
  const readable = rows.filter(({ content }) => content)
  await writeFile(file, requestsAsCsv(rows), { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    throw explainWrite(error, file)
  })
  const closed = rows.length - readable.length
  console.log(`${readable.length} written to ${file}${closed > 0 ? `; no key opens ${closed} more` : ''}.`)
  return readable.length
}

/** Requests as a table that spreadsheets open, a line each. Those that no key opens have only their first cells. */
function requestsAsCsv(requests: StoredRequest[]): string {
  const rows = requests.map(({ id, kind, createdAt, content }) => [
    id,
    kind,
    createdAt.toISOString(),
    content?.language ?? '',
    ...columns.map((column) => content?.fields[column] ?? ''),
  ])
  return csvOf([['id', 'form', 'received', 'language', ...columns], ...rows.map((row) => row.map(withoutFormula))])
}

/** Spreadsheets run what begins like a formula (https://owasp.org/www-community/attacks/CSV_Injection). */
function withoutFormula(value: string): string {
  return /^\s*[=+\-@\t\r＝＋－＠]/u.test(value) ? `'${value}` : value
}

async function remove({ requests }: Given, id: string): Promise<number> {
  const count = await requests.delete(id)
  console.log(`${count} deleted.`)
  return count
}

async function listTrail({ trail }: Given): Promise<number> {
  const actions = await trail.list()
  for (const { at, osUser, command, rows } of actions)
    console.log([at.toISOString(), osUser, command, rows ?? 'not finished'].join('  '))
  return actions.length
}

function fail(reason: string): number {
  console.error(reason)
  process.exitCode = 1
  return 0
}

/** What strangers typed must not steer the terminal. */
function withoutControls(line: string): string {
  return line.replace(/[^\P{Cc}\n]/gu, '�')
}
