import { join } from 'node:path'
import { type Known, knowledgeProblems } from '../checks/knowledge-problems.ts'
import type { Problem } from '../checks/problems.ts'
import { filesIn } from './files-in.ts'
import { type Knowledge, knowledgeFile } from './knowledge-file.ts'
import { readRecordFile, repeatedIds } from './read-record-file.ts'

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
