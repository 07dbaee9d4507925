import type { z } from 'zod'
import type { Provenance, Source } from '#contract/sources.ts'
import type { provenanceFields } from './files/record-parts.ts'
import type { WatchResult } from './files/watch-file.ts'
import { freshnessOf } from './freshness.ts'

type Kept = { watched?: readonly WatchResult[] } & {
  [Field in keyof typeof provenanceFields]: z.infer<(typeof provenanceFields)[Field]>
}

/** What readers learn of where a record's facts come from; `isLinked` says whether they may be sent to an address. */
export function provenanceOf(record: Kept, isLinked: (url: string) => boolean): Provenance {
  const sources = publicSources(record)
  const linked = sources.filter(({ url }) => isLinked(url))
  return {
    sources: linked.map(({ url, page_date, supports }) => ({ url, page_date, supports })),
    unlinked_sources: sources.length - linked.length,
    source_date: newestDate(sources),
    evidence: record.evidence,
    checked_on: record.checked_on,
    spanish_reviewed: record.es_reviewed_by !== null,
    freshness: freshness(record),
  }
}

/** Whether nothing of these years says that a record still holds. */
export function isOld(record: Kept): boolean {
  return freshness(record).state === 'old'
}

function freshness(record: Kept): Provenance['freshness'] {
  const { checked_on, watched = [] } = record
  return freshnessOf({ source_date: newestDate(publicSources(record)), checked_on, watched })
}

function publicSources({ sources }: Kept): Source[] {
  return sources.filter((source): source is Source => source.url !== null)
}

/** The newest date that a source shows. */
export function newestDate(sources: readonly Pick<Source, 'page_date'>[]): string | null {
  return sources.map(({ page_date }) => page_date).sort(newestFirst)[0] ?? null
}

function newestFirst(a: string | null, b: string | null): number {
  return (b ?? '').localeCompare(a ?? '')
}
