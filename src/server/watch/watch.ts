import type { WatchResult } from '#server/catalogue/files/watch-file.ts'
import { groupBy } from '#server/catalogue/group-by.ts'
import { easternDay } from '#server/eastern-day.ts'
import { siteName } from '#text/site-name.ts'
import { fetchPage, type Limits, type Validators } from './fetch-page.ts'
import { createPace, type Pace } from './pace.ts'
import { createPublicAgent, type Edge } from './page-edge.ts'
import { createRobotsReader } from './robots.ts'
import { type Judged, judge, judgeMissing, type Reading, readPage } from './verdict.ts'
import type { WatchedPage, WatchedRecord } from './watched-record.ts'

/** What is remembered of a page: what its site gave to ask "is it still the same?" with, and what it said. */
type Remembered = Validators & { reading: Reading }

export type Memory = Map<string, Remembered>

type Settings = {
  edge: Edge
  limits: Limits
  /** Who asks, and how to reach them. */
  name: string
  memory: Memory
  /** Sites asked at the same time. */
  sites?: number
  tell?: (line: string) => void
  /** Hears after each page of all that was found so far: a run of hours may be cut off. */
  keep?: (results: WatchResult[]) => void
}

type Judge = (record: WatchedRecord) => Judged

const tooMany = { kind: 'unreadable', why: 'too many requests' } as const

/** Reads pages one by one a site, and judges each record by them. Remembers in `memory` what it read. */
export async function watch(pages: WatchedPage[], settings: Settings): Promise<WatchResult[]> {
  const { edge, limits, name, memory, sites = 8, tell = () => {}, keep = () => {} } = settings
  const agent = createPublicAgent(edge, limits.milliseconds)
  const pace = createPace(limits.apart)
  const robots = createRobotsReader({ agent, name, milliseconds: limits.milliseconds, pace })
  const inTurn: Pace = async (url, ask) => pace(url, ask, await robots.delayOf(url))
  const waiting = [...groupBy(pages, ({ url }) => siteName(url)).values()]
  const results: WatchResult[] = []
  await Promise.all(Array.from({ length: sites }, readSites))
  await agent.close()
  return results

  async function readSites(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await readSite(next)
  }

  async function readSite(ofSite: WatchedPage[]): Promise<void> {
    let isTooMuch = false
    for (const page of ofSite) {
      // Who asked us to come less often is not asked again in this run.
      const judged: Judge = isTooMuch ? (record) => judgeMissing(tooMany, record) : await readOne(page)
      const found: WatchResult[] = page.records.map((record) => ({
        record: record.id,
        url: page.url,
        read_on: easternDay(),
        ...judged(record),
      }))
      isTooMuch ||= found.some(({ why }) => why === tooMany.why)
      results.push(...found)
      for (const result of found) tell(lineOf(result))
      keep(results)
    }
  }

  async function readOne({ url }: WatchedPage): Promise<Judge> {
    const known = memory.get(url)
    const fetched = await fetchPage(url, { agent, name, limits, mayAsk: robots.mayAsk, inTurn, known })
    if (fetched.kind === 'gone' || fetched.kind === 'unreadable') return (record) => judgeMissing(fetched, record)
    const remembered = fetched.kind === 'page' ? { ...fetched, reading: readPage(fetched.html) } : known
    // A site that says "the same" of what we never read is not believed.
    if (!remembered) return (record) => judgeMissing({ kind: 'unreadable', why: 'broken' }, record)
    const { etag, modified, reading } = remembered
    memory.set(url, { etag, modified, reading })
    return (record) => judge(record, reading, easternDay())
  }
}

/** A result as the operator reads it. */
export function lineOf({ verdict, record, url, why }: WatchResult): string {
  return `${verdict.padEnd(11)} ${record}  ${url}${why ? `  (${why})` : ''}`
}
