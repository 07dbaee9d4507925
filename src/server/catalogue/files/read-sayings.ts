import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../checks/problems.ts'

/** What people say who need an answer, in both languages, by its id. Answers are found by it, and nobody is shown it. */
export type Sayings = ReadonlyMap<string, readonly string[]>

const files = ['sayings.en.tsv', 'sayings.es.tsv']

/** Reads lines of the id of an answer and what somebody may say, a tab between. Problems are added to the list. */
export function readSayings(folder: string, ids: ReadonlySet<string>, problems: Problem[]): Sayings {
  const sayings = new Map<string, string[]>()
  for (const file of files)
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)) {
      const [id = '', said = ''] = line.split('\t')
      if (!ids.has(id)) problems.push({ file, record: id, field: 'id', message: 'no answer has this id' })
      if (!said) problems.push({ file, record: id, field: 'said', message: 'nothing is said' })
      const known = sayings.get(id)
      if (known) known.push(said)
      else sayings.set(id, [said])
    }
  return sayings
}
