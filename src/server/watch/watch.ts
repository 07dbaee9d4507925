import type { WatchResult } from '#server/catalogue/files/watch-file.ts'
import { groupBy } from '#server/catalogue/group-by.ts'
import { easternDay } from '#server/eastern-day.ts'
import { fetchPage, type Limits, type Validators } from './fetch-page.ts'
import { createPublicAgent, type Edge } from './page-edge.ts'
import { createRobotsReader } from './robots.ts'
import { type Judged, judge, judgeMissing, type Reading, readPage } from './verdict.ts'
import type { WatchedPage, WatchedRecord } from './watched-pages.ts'

/** What is remembered of a page: what its site gave to ask "is it still the same?" with, and what it said. */
type Remembered = Validators & { reading: Reading }

export type Memory = Map<string, Remembered>

type Settings = {
  edge: Edge
  limits: Limits
  /** Who asks, and how to reach them. */
  name: string
  memory: Memory
  /** Hosts asked at the same time. */
  hosts?: number
  tell?: (line: string) => void
}

type Judge = (record: WatchedRecord) => Judged

const tooMany = { kind: 'unreadable', why: 'too many requests' } as const

/** Reads pages one by one a host, and judges each record by them. Remembers in `memory` what it read. */
export async function watch(pages: WatchedPage[], settings: Settings): Promise<WatchResult[]> {
  const { edge, limits, name, memory, hosts = 8, tell = () => {} } = settings
  const agent = createPublicAgent(edge, limits.milliseconds)
  const robots = createRobotsReader(agent, name, limits.milliseconds)
  const waiting = [...groupBy(pages, ({ url }) => new URL(url).host).values()]
  const results: WatchResult[] = []
  await Promise.all(Array.from({ length: hosts }, readHosts))
  await agent.close()
  return results

  async function readHosts(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await readHost(next)
  }

  async function readHost(ofHost: WatchedPage[]): Promise<void> {
    let isTooMuch = false
    for (const [index, page] of ofHost.entries()) {
      if (index > 0 && !isTooMuch) await pause(Math.max(limits.apart, await robots.delayOf(page.url)))
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
    }
  }

  async function readOne({ url }: WatchedPage): Promise<Judge> {
    const known = memory.get(url)
    const fetched = await fetchPage(url, { agent, name, limits, mayAsk: robots.mayAsk, known })
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

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
