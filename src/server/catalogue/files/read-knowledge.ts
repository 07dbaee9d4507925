import { join } from 'node:path'
import { type Known, knowledgeProblems } from '../checks/knowledge-problems.ts'
import type { Problem } from '../checks/problems.ts'
import { type Knowledge, knowledgeFile } from './knowledge-file.ts'
import { filesIn, readRecordFile, repeatedIds } from './read-record-file.ts'
import { readText } from './read-text.ts'

/** Reads and checks every file of answers; problems are added to the list, not thrown. */
export function readKnowledge(folder: string, known: Known, problems: Problem[]): Knowledge[] {
  const cards = filesIn(folder).flatMap((name) => {
    const file = `knowledge/${name}`
    const read = readRecordFile(join(folder, name), file, knowledgeFile, problems)
    const found = read?.cards.map((card) => ({ ...card, subject: read.subject })) ?? []
    problems.push(
      ...found.flatMap((card) => knowledgeProblems(card, known).map((p) => ({ file, record: card.id, ...p }))),
    )
    return found
  })
  problems.push(...repeatedIds('knowledge', cards))
  return cards
}

/** What people say who need an answer, in both languages, by its id. Answers are found by it, and nobody is shown it. */
export type Sayings = [id: string, said: string[]][]

const files = ['sayings.en.tsv', 'sayings.es.tsv']

/** Reads lines of the id of an answer and what somebody may say, a tab between. Problems are added to the list. */
export function readSayings(folder: string, ids: ReadonlySet<string>, problems: Problem[]): Sayings {
  const sayings = new Map<string, string[]>()
  for (const file of files)
    for (const line of (readText(join(folder, file), file, problems) ?? '').split('\n').filter(Boolean)) {
      const [id = '', said = ''] = line.split('\t')
      if (!ids.has(id)) problems.push({ file, record: id, field: 'id', message: 'no answer has this id' })
      if (!said) problems.push({ file, record: id, field: 'said', message: 'nothing is said' })
      const known = sayings.get(id)
      if (known) known.push(said)
      else sayings.set(id, [said])
    }
  return [...sayings]
}
