import createRobots, { type Robot } from 'robots-parser'
import { type Dispatcher, fetch } from 'undici'
import type { Pace } from './pace.ts'
import { readBody } from './page-edge.ts'

/** RFC 9309 asks a reader to take 500 KiB. */
const most = 512_000

type Rules = Robot | 'all' | 'none'

type Ask = { agent: Dispatcher; name: string; milliseconds: number; pace: Pace }

/** What a site lets us read: its robots.txt, asked once a run. One that cannot be read forbids all (RFC 9309). */
export function createRobotsReader({ agent, name, milliseconds, pace }: Ask) {
  const known = new Map<string, Promise<Rules>>()

  function rulesOf(origin: string): Promise<Rules> {
    const rules = known.get(origin) ?? pace(origin, () => read(origin))
    known.set(origin, rules)
    return rules
  }

  async function read(origin: string): Promise<Rules> {
    const address = `${origin}/robots.txt`
    const signal = AbortSignal.timeout(milliseconds)
    const response = await fetch(address, { dispatcher: agent, signal, headers: { 'user-agent': name } })
    if (response.status >= 500 || response.status === 429) return 'none'
    if (!response.ok) return 'all'
    const body = await readBody(response, most)
    return body === null ? 'none' : createRobots(address, body.toString())
  }

  return {
    /** @throws what keeps robots.txt from us, which keeps the page from us too. */
    async mayAsk(url: string): Promise<boolean> {
      const rules = await rulesOf(new URL(url).origin)
      return typeof rules === 'string' ? rules === 'all' : rules.isAllowed(url, name) !== false
    },
    /** The milliseconds that a site asks to be left alone between two requests. */
    async delayOf(url: string): Promise<number> {
      const rules = await rulesOf(new URL(url).origin).catch(() => 'none' as const)
      return typeof rules === 'string' ? 0 : Math.min(rules.getCrawlDelay(name) ?? 0, 60) * 1000
    },
  }
}
