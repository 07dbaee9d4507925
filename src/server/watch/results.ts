import type { WatchResult } from '#server/catalogue/files/watch-file.ts'
import type { WatchedPage } from './watched-record.ts'

/** The results after a run: new ones in the place of those of the same record and page, which are kept where nothing was read. */
export function mergeResults(before: WatchResult[], now: WatchResult[], ids: ReadonlySet<string>): WatchResult[] {
  const old = new Map(before.map((result) => [keyOf(result), result]))
  const merged = new Map(old)
  for (const result of now) merged.set(keyOf(result), stillKept(result, old.get(keyOf(result))))
  return [...merged.values()].filter(({ record }) => ids.has(record)).sort((a, b) => keyOf(a).localeCompare(keyOf(b)))
}

/** Pages with what was found on them before, so that what has gone from one is seen. */
export function withBefore(pages: WatchedPage[], before: WatchResult[]): WatchedPage[] {
  const old = new Map(before.map((result) => [keyOf(result), result.findings]))
  return pages.map(({ url, records }) => ({
    url,
    records: records.map((record) => ({ ...record, before: old.get(keyOf({ record: record.id, url })) })),
  }))
}

/** What a person has looked at and kept is not asked again as long as the page says the same. */
function stillKept(now: WatchResult, before: WatchResult | undefined): WatchResult {
  const isSame = before?.kept_on && before.verdict === now.verdict && saidOf(before) === saidOf(now)
  return isSame ? { ...now, kept_on: before.kept_on } : now
}

/** Whether a person has to look at it. */
export function isOpen({ verdict, findings, kept_on }: WatchResult): boolean {
  return (verdict === 'gone' || findings.some(({ result }) => result !== 'agrees')) && !kept_on
}

function saidOf({ findings }: WatchResult): string {
  return findings
    .filter(({ result }) => result !== 'agrees')
    .map(({ kind, theirs }) => `${kind} ${theirs}`)
    .join('; ')
}

function keyOf({ record, url }: Pick<WatchResult, 'record' | 'url'>): string {
  return `${record} ${url}`
}
