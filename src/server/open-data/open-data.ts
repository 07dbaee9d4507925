import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { easternDay } from '#server/eastern-day.ts'
import { csvOf } from '#server/open-data/open-table.ts'
import { columnsOf, type OpenTable, type Row, rowsOf, schemaOf } from './open-table.ts'
import { openTables, type Served } from './tables.ts'

/** A finished file, compressed: nobody's request waits for more than its bytes. */
export type OpenFile = {
  name: string
  type: string
  /** Of the bytes as they are without compression. */
  bytes: number
  sha256: string
  br: Buffer
  gzip: Buffer
}

type TableTold = Pick<OpenTable, 'name' | 'licences' | 'credits'> & { records: number; columns: string[] }

/** The files of one day, and what is told of them. */
type Release = { catalogue: string; day: string; tables: TableTold[]; files: Map<string, OpenFile> }

const compress = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
}

/** The open data of today: made anew for each catalogue and each day, when first asked for. */
export function createOpenData(served: Served) {
  const { hash } = served.catalogue
  let kept: { day: string; release: Promise<Release> } | undefined

  return {
    /** Who asks at once waits for the same work. */
    release(): Promise<Release> {
      const day = easternDay()
      if (kept?.day !== day) {
        const release = makeRelease(openTables(served), { catalogue: hash, day })
        kept = { day, release }
        release.catch(() => {
          kept = undefined
        })
      }
      return kept.release
    },
  }
}

type Of = Pick<Release, 'catalogue' | 'day'>

async function makeRelease(tables: OpenTable[], of: Of): Promise<Release> {
  const made: TableTold[] = []
  const files: OpenFile[] = []
  for (const table of tables) {
    const rows = await rowsOf(table)
    const { name, licences, credits } = table
    const columns = columnsOf(table)
    made.push({ name, licences, credits, records: rows.length, columns })
    files.push(await fileOf(`${name}.json`, json, jsonOf({ ...of, table: name, licences, credits }, rows)))
    files.push(await fileOf(`${name}.csv`, 'text/csv; charset=utf-8; header=present', csvOf(cellsOf(columns, rows))))
  }
  const schemas = Object.fromEntries(tables.map((table) => [table.name, schemaOf(table)]))
  files.push(await fileOf('schema.json', json, JSON.stringify(schemas, null, 1)))
  files.push(await fileOf('LICENSES.txt', 'text/plain; charset=utf-8', termsOf(made)))
  const listed = files.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 }))
  files.push(await fileOf('manifest.json', json, JSON.stringify({ ...of, tables: made, files: listed }, null, 1)))
  return { ...of, tables: made, files: new Map(files.map((file) => [file.name, file])) }
}

const json = 'application/json; charset=utf-8'

/** A record a line, so that a change is a line too. */
function jsonOf(head: object, rows: Row[]): string {
  const records = rows.map((row) => JSON.stringify(row)).join(',\n')
  return `${JSON.stringify(head).slice(0, -1)},"records":[\n${records}\n]}\n`
}

function cellsOf(columns: string[], rows: Row[]): string[][] {
  return [columns, ...rows.map((row) => columns.map((column) => cellText(row[column])))]
}

/** An array or object as JSON; what is not known is an empty cell. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

async function fileOf(name: string, type: string, text: string): Promise<OpenFile> {
  const bytes = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  const [br, gzipped] = await Promise.all([compress.br(bytes, { params }), compress.gzip(bytes)])
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { name, type, bytes: bytes.length, sha256, br, gzip: gzipped }
}

const terms = {
  MIT: 'MIT: https://spdx.org/licenses/MIT.html. Copyright 2024 Navi contributors.',
  'CC-BY-4.0':
    'CC-BY-4.0: https://creativecommons.org/licenses/by/4.0/. Name the authors in the credits, and say what you changed.',
}

function termsOf(tables: TableTold[]): string {
  const parts = tables.map(({ name, licences, credits }) =>
    [
      name,
      ...licences.map((licence) => `  ${terms[licence]}`),
      ...[...credits.en, ...credits.es].map((credit) => `  ${credit}`),
    ].join('\n'),
  )
  return [
    ...parts,
    'The records are no medical advice and no promise: ask the program. They hold for the day in the manifest.',
  ]
    .join('\n\n')
    .concat('\n')
}
