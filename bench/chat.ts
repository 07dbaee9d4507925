import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../src/testing/database/postgres-server.ts'
import { type Measure, quantile, timesPeer, toldOnly, withGoal } from './measure.ts'
import { type Site, startSite } from './site.ts'

const clients = 50
/** People read before they ask on: a second is faster than anyone. */
const pause = 1000
/** Milliseconds that are wished for, and how often what any answer takes may fit in. */
const goals = { answer: 30, firstByte: 20 }
const limits = { answer: 5, firstByte: 18 }

const questions = [
  'Ozempic',
  'how can I pay less for Eliquis',
  'ozempik copay',
  '¿Hay ayuda para pagar la insulina?',
  'food near 14604',
  'I have Medicare and make 24,000 a year. Do I qualify for Jardiance?',
  'necesito transporte en Rochester',
  'what is the phone number',
  'the second one',
  'thanks',
]

/** Answers without a model on each database: whole, and to the first byte of a stream, beside a bare route. */
export async function benchChat(): Promise<Measure[]> {
  const measures = await benchDatabase('embedded', {})
  const server = startPostgres()
  if (!server) {
    console.log('  PostgreSQL is not installed here, so its figures are missing.')
    return measures
  }
  try {
    return [
      ...measures,
      ...(await benchDatabase('postgres', {
        DATABASE_URL: server.url,
        ENCRYPTION_KEYS: Buffer.alloc(32).toString('base64'),
      })),
    ]
  } finally {
    server.stop()
  }
}

async function benchDatabase(kind: string, env: Record<string, string>): Promise<Measure[]> {
  const site = await startSite(env)
  try {
    await load(site, askWhole, { seconds: 2, pause: 0 })
    const answers = await load(site, askWhole, { seconds: 6, pause })
    const bytes = await load(site, askStreamed, { seconds: 6, pause })
    const bare = await load(site, getBare, { seconds: 6, pause })
    const full = await load(site, askWhole, { seconds: 3, pause: 0 })
    const title = `chat, ${kind}, ${clients} clients, each a question a second`
    const peer = { name: '/healthz', value: quantile(bare, 0.95) }
    return [
      withGoal(goals.answer, timesPeer(`${title}: answer, p95`, 'ms', quantile(answers, 0.95), peer, limits.answer)),
      toldOnly('ms', '  the median', quantile(answers, 0.5)),
      withGoal(
        goals.firstByte,
        timesPeer(`${title}: first streamed byte, p95`, 'ms', quantile(bytes, 0.95), peer, limits.firstByte),
      ),
      toldOnly('ms', '  the median', quantile(bytes, 0.5)),
      toldOnly('/s', '  answers when nobody pauses', full.length / 3),
      toldOnly('ms', '  and then p95', quantile(full, 0.95)),
    ]
  } finally {
    await site.stop()
  }
}

type Client = { url: string; agent: Agent; cookie: string; asked: number }

/** Milliseconds of each request of all clients, who each have a talk of their own and ask one question after another. */
async function load(
  { url }: Site,
  ask: (client: Client) => Promise<number>,
  { seconds, pause }: { seconds: number; pause: number },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const end = performance.now() + seconds * 1000
  const times = await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const client = { url, agent, cookie: '', asked: index }
      const own: number[] = []
      while (performance.now() < end) {
        if (pause) await sleep(pause * (0.5 + Math.random()))
        own.push(await ask(client))
        client.asked += 1
      }
      return own
    }),
  )
  agent.destroy()
  return times.flat()
}

async function askWhole(client: Client): Promise<number> {
  const { whole } = await timed(client, '/api/new_navi_assistant_bot', bodyOf(client))
  return whole
}

async function askStreamed(client: Client): Promise<number> {
  const body = bodyOf(client)
  const { firstByte } = await timed(client, '/api/new_navi_assistant_bot', body, 'text/event-stream')
  return firstByte
}

async function getBare(client: Client): Promise<number> {
  const { whole } = await timed(client, '/healthz')
  return whole
}

function bodyOf({ asked }: Client): string {
  return JSON.stringify({ question: questions[asked % questions.length], session_id: '123456' })
}

async function timed(client: Client, path: string, body?: string, accept = '*/*') {
  const { url, agent, cookie } = client
  const started = performance.now()
  const headers = { cookie, accept, 'content-type': 'application/json' }
  const asking = request(url + path, { agent, method: body ? 'POST' : 'GET', ...(body && { headers }) })
  asking.end(body)
  const [reply] = (await once(asking, 'response')) as [IncomingMessage]
  // The first answer begins the talk.
  client.cookie ||= reply.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  let firstByte = Number.NaN
  reply.once('data', () => {
    firstByte = performance.now() - started
  })
  await once(reply, 'end')
  if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode}`)
  return { firstByte, whole: performance.now() - started }
}
