import { z } from 'zod'
import type { Problem } from '../checks/problems.ts'
import { readRecordFile } from './read-record-file.ts'
import { slug, webAddress } from './record-parts.ts'

const change = z.strictObject({
  on: z.iso.date(),
  record: slug,
  /** As it was called on that day. */
  name: z.string().min(1),
  kind: z.enum(['phone', 'percent', 'pay', 'most', 'ended', 'page gone']),
  from: z.string(),
  to: z.string(),
  url: webAddress,
})

const changeFile = z.strictObject({ changes: z.array(change) })

export type Change = z.infer<typeof change>

/** Reads what people changed after a look at a source, the newest first; problems are added to the list, not thrown. */
export function readChanges(path: string, problems: Problem[]): Change[] {
  const changes = readRecordFile(path, 'changes.json', changeFile, problems)?.changes ?? []
  return changes.toSorted((a, b) => b.on.localeCompare(a.on))
}
