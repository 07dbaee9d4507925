import { readdirSync } from 'node:fs'
import type { z } from 'zod'
import { type Problem, problemsOf } from '../checks/problems.ts'
import { readText } from './read-text.ts'

/**
 * Reads and checks one JSON file; `file` is its name in problems, which are added to the list, not thrown.
 * A problem names the innermost record with an id.
 */
export function readRecordFile<Schema extends z.ZodType>(
  path: string,
  file: string,
  schema: Schema,
  problems: Problem[],
): z.infer<Schema> | undefined {
  const json = readJson(path, file, problems)
  if (json === undefined) return undefined
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  problems.push(...problemsOf(file, parsed.error, (path) => recordOf(json, path)))
  return undefined
}

/** The names of the JSON files of a folder, sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
}

/** One problem for each record whose id another record has too. */
export function repeatedIds(file: string, records: { id: string }[]): Problem[] {
  const seen = new Set<string>()
  return records
    .filter(({ id }) => seen.size === seen.add(id).size)
    .map(({ id }) => ({ file, record: id, field: 'id', message: 'stands twice' }))
}

/** What a JSON file says; `undefined` where it can't be read, which is added to the problems, as are fields that stand twice. */
export function readJson(path: string, file: string, problems: Problem[]): unknown {
  const text = readText(path, file, problems)
  if (text === undefined) return undefined
  problems.push(...repeatedKeys(text, file))
  try {
    return JSON.parse(text)
  } catch (error) {
    problems.push({ file, record: '', field: '', message: `is not JSON (${(error as Error).message})` })
    return undefined
  }
}

/** A path such as `programs, 3, phone` lies in the fourth program of the file. */
function recordOf(json: unknown, path: PropertyKey[]): [string, PropertyKey[]] {
  let found: [string, PropertyKey[]] = ['', path]
  let node = json
  for (const [index, key] of path.entries()) {
    node = (node as Record<PropertyKey, unknown> | undefined)?.[key]
    if (typeof key !== 'number' || typeof node !== 'object') continue
    const { id } = node as { id?: unknown }
    if (id !== undefined || index === 1) found = [String(id ?? `record ${key + 1}`), path.slice(index + 1)]
  }
  return found
}

const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g

/** Fields that an object of a JSON text has twice: only the last would be read. */
function repeatedKeys(text: string, file: string): Problem[] {
  const open: (Set<string> | null)[] = []
  return [...text.matchAll(token)].flatMap(({ 0: part, 1: colon, index }) => {
    if (part === '{') open.push(new Set())
    else if (part === '[') open.push(null)
    else if (part === '}' || part === ']') open.pop()
    const keys = open.at(-1)
    if (!colon || !keys) return []
    const key = part.slice(1, part.lastIndexOf('"'))
    if (keys.size < keys.add(key).size) return []
    const line = text.slice(0, index).split('\n').length
    return [{ file, record: `line ${line}`, field: key, message: 'stands twice in one record' }]
  })
}
