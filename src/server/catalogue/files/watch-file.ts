import { z } from 'zod'
import type { Problem } from '../checks/problems.ts'
import { groupBy } from '../group-by.ts'
import { readRecordFile } from './read-record-file.ts'
import { slug, webAddress } from './record-parts.ts'

const finding = z.strictObject({
  field: z.string(),
  kind: z.enum(['phone', 'percent', 'pay', 'most', 'last day', 'ended', 'amount']),
  /** `missing`: the page said so when it was read before, and says nothing of it now. */
  result: z.enum(['agrees', 'differs', 'missing']),
  ours: z.string(),
  /** What the page says instead, and its sentence. */
  theirs: z.string(),
  said: z.string(),
})

/** What a page may say of a record. */
export const verdicts = ['agrees', 'changed', 'gone', 'cannot tell'] as const

const result = z.strictObject({
  record: slug,
  url: webAddress,
  verdict: z.enum(verdicts),
  /** Why nothing can be told. */
  why: z.string().nullable(),
  findings: z.array(finding),
  read_on: z.iso.date(),
  /** When a person looked at it, and kept the record as it is. */
  kept_on: z.iso.date().optional(),
})

/** The file `catalogue/watch.json`: what the pages of the sources said when they were last read. */
const watchFile = z.strictObject({ results: z.array(result) })

export type WatchResult = z.infer<typeof result>
export type WatchFinding = z.infer<typeof finding>

/** Reads what `npm run data watch` found; problems are added to the list, not thrown. */
export function readWatch(path: string, problems: Problem[]): WatchResult[] {
  return readRecordFile(path, 'watch.json', watchFile, problems)?.results ?? []
}

type Watched = { watched?: readonly WatchResult[] }

/** Gives each record what the pages that it rests on said when they were last read. */
export function createWatchJoin(results: WatchResult[]) {
  const byRecord = groupBy(results, ({ record }) => record)
  return <Kept extends { id: string }>(records: Kept[], watchId = (id: string) => id): (Kept & Watched)[] =>
    records.map((record) => ({ ...record, watched: byRecord.get(watchId(record.id)) ?? [] }))
}

const ofAnswers = 'answer-'

/** An answer may have the id of a program: what is read for it stands under a name of its own. */
export function watchIdOfAnswer(id: string): string {
  return `${ofAnswers}${id}`
}

/** The id of the answer that a name of results stands for; `undefined` for other records. */
export function answerOfWatchId(record: string): string | undefined {
  return record.startsWith(ofAnswers) ? record.slice(ofAnswers.length) : undefined
}
