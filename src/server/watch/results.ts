import type { WatchResult } from '#server/catalogue/files/watch-file.ts'

/** The results after a run: new ones in the place of those of the same record and page, which are kept where nothing was read. */
export function mergeResults(before: WatchResult[], now: WatchResult[], ids: ReadonlySet<string>): WatchResult[] {
  const old = new Map(before.map((result) => [keyOf(result), result]))
  const merged = new Map(old)
  for (const result of now) merged.set(keyOf(result), stillKept(result, old.get(keyOf(result))))
  return [...merged.values()].filter(({ record }) => ids.has(record)).sort((a, b) => keyOf(a).localeCompare(keyOf(b)))
}

/** What a person has looked at and kept is not asked again as long as the page says the same. */
function stillKept(now: WatchResult, before: WatchResult | undefined): WatchResult {
  const isSame = before?.kept_on && before.verdict === now.verdict && saidOf(before) === saidOf(now)
  return isSame ? { ...now, kept_on: before.kept_on } : now
}

/** Whether a person has to look at it. */
export function isOpen({ verdict, kept_on }: WatchResult): boolean {
  return (verdict === 'changed' || verdict === 'gone') && !kept_on
}

function saidOf({ findings }: WatchResult): string {
  return findings
    .filter(({ result }) => result === 'differs')
    .map(({ kind, theirs }) => `${kind} ${theirs}`)
    .join('; ')
}

function keyOf({ record, url }: WatchResult): string {
  return `${record} ${url}`
}
