import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { startPostgres } from '../database/postgres-server.ts'
import { someItems, vendorForm } from '../factories/card-forms.ts'
import { startMailServer } from '../network-edge/mail-server.ts'
import { type BuiltServer, makeDataDir, startBuiltServer } from './built-server.ts'

/** How long a trial lasts, in milliseconds. */
export const trialLength = Number(process.env.REPLICA_MINUTES ?? 10) * 60_000
export const replicas = 3
const writers = 3
const readers = 3
/** Nobody waits longer for an answer, be it that there is none now. */
export const longestAnswer = 5_000
const lease = 2 * 60_000

const settings = {
  ENCRYPTION_KEYS: Buffer.alloc(32, 1).toString('base64'),
  PUBLIC_URL: 'https://navi.example',
  MAIL_FROM: 'navi@navi.example',
  SENDS_PER_ADDRESS: '1000000',
  SENDS_PER_DAY: '1000000',
  CLOSE_AFTER: '1',
}

/** Several processes on one new database, all of them started at once. */
export async function startReplicas(env: Record<string, string> = {}) {
  const postgres = startPostgres()
  if (!postgres) return undefined
  onTestFinished(postgres.stop)
  const start = () => startBuiltServer({ ...settings, DATABASE_URL: postgres.url, DATA_DIR: makeDataDir(), ...env })
  const servers = await Promise.all(Array.from({ length: replicas }, start))
  return { postgres, servers, start }
}

/** A mail server that can be taken down and comes back on its port. */
export async function startMail() {
  let server = await startMailServer()
  const { port, url } = server
  const taken = [server.mails]
  onTestFinished(() => server.stop())
  return {
    url,
    down: () => server.stop(),
    async up() {
      server = await startMailServer({ port })
      taken.push(server.mails)
    },
    /** Whom mails went to, and how often each message was taken. */
    arrived: () => new Set(taken.flat().flatMap(({ to }) => to)),
    twice() {
      const counts = new Map<string, number>()
      for (const { raw } of taken.flat()) {
        const id = raw.match(/^Message-ID: (\S+)/im)?.[1] ?? ''
        counts.set(id, (counts.get(id) ?? 0) + 1)
      }
      return [...counts.values()].filter((count) => count > 1).length
    },
  }
}

/** Readers and writers as a load balancer serves them: who gets no answer, or is told to come again, asks the next replica. */
export function createLoad(servers: BuiltServer[]) {
  const [vendor] = someItems().vendors
  if (!vendor) throw new Error('The catalogue serves no vendor')
  const items = [{ name: vendor.name, link: vendor.website ?? 'N/A' }]
  const accepted = new Set<string>()
  const wrong = new Map<string, number>()
  let [isOver, turn, answers, slowest, longestWait] = [false, 0, 0, 0, 0]

  async function attempt(path: string, init: RequestInit): Promise<boolean> {
    const started = performance.now()
    const url = servers[turn++ % servers.length]?.url
    const status = await fetch(url + path, { ...init, signal: AbortSignal.timeout(2 * longestAnswer) }).then(
      async (reply) => {
        await reply.arrayBuffer()
        const comesAgain = reply.status === 503 && Number(reply.headers.get('retry-after')) > 0
        if (!reply.ok && !comesAgain)
          wrong.set(`${path} ${reply.status}`, (wrong.get(`${path} ${reply.status}`) ?? 0) + 1)
        return reply.status
      },
      () => undefined,
    )
    // Who hears nothing at all has waited as long.
    slowest = Math.max(slowest, performance.now() - started)
    if (status === 200) answers++
    return status === 200
  }

  async function insist(path: string, init: RequestInit = {}): Promise<boolean> {
    const started = performance.now()
    while (!(await attempt(path, init))) {
      if (isOver && performance.now() - started > 60_000) return false
      await sleep(100)
    }
    if (init.method === undefined) longestWait = Math.max(longestWait, performance.now() - started)
    return true
  }

  async function write(writer: number): Promise<void> {
    for (let number = 0; !isOver; number++) {
      const email = `r${writer}-${number}@mail.example`
      const body = JSON.stringify(vendorForm(email, items))
      const headers = { 'content-type': 'application/json' }
      if (await insist('/api/special_mail', { method: 'POST', headers, body })) accepted.add(email)
      await sleep(200)
    }
  }

  async function read(): Promise<void> {
    for (;;) {
      for (const path of [
        '/api/all_drug_list',
        '/patient-assistant-savings?drug=eliquis',
        '/support-programs?q=food&place=14604',
      ]) {
        if (isOver) return
        await insist(path)
        await sleep(50)
      }
    }
  }

  const running = Promise.all([
    ...Array.from({ length: writers }, (_, writer) => write(writer)),
    ...Array.from({ length: readers }, read),
  ])
  return {
    accepted,
    wrong,
    figures: () => ({ answers, slowest: Math.round(slowest), longestWait: Math.round(longestWait) }),
    async finish() {
      isOver = true
      await running
    },
  }
}

/** Until every letter is delivered or dead. */
export async function untilNothingWaits(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const waiting = async () =>
      Number((await client.query("SELECT count(*) FROM outbox WHERE status IN ('waiting', 'sending')")).rows[0].count)
    for (const until = performance.now() + lease + 60_000; (await waiting()) > 0; await sleep(1_000)) {
      // What failed while the mail server was down waits for longer each time; the trial does not.
      await client.query("UPDATE outbox SET next_attempt_at = now() WHERE status = 'waiting'")
      if (performance.now() > until) throw new Error(`${await waiting()} letters still wait`)
    }
  } finally {
    await client.end()
  }
}
