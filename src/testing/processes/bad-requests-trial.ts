import { Agent, request as ask, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { type BadRequest, badCalls } from './bad-requests.ts'
import { badVisits } from './bad-visits.ts'
import type { BuiltServer } from './built-server.ts'
import { heldBy, slopeOf } from './memory-course.ts'

/** `BAD_REQUESTS=100000` makes it long, `BAD_REQUESTS_SEED` makes the same again. */
const wanted = Number(process.env.BAD_REQUESTS ?? 2_000)
const seed = Number(process.env.BAD_REQUESTS_SEED ?? Date.now() % 1_000_000)
const clients = 8
const round = 800
const bodyLimit = 64 * 1024
/** In milliseconds: who waits for longer calls it a hang. */
const longestAnswer = 5_000

interface Reply {
  status: number
  comesAgain: boolean
  body: string
  cookie: string
  ms: number
}

function send(url: string, { method, path, headers, body }: BadRequest, agent: Agent | false): Promise<Reply> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = ask(url + path, { agent, method, headers, timeout: longestAnswer })
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${longestAnswer} ms`)))
    sent.on('error', reject)
    sent.on('response', (reply: IncomingMessage) => {
      const cookie = reply.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
      text(reply).then(
        (answer) =>
          resolve({
            status: reply.statusCode ?? 0,
            comesAgain: Number(reply.headers['retry-after']) > 0,
            body: answer,
            cookie,
            ms: performance.now() - started,
          }),
        reject,
      )
    })
    sent.end(body)
  })
}

/** Why an answer is none that the contract allows. A server that has too much to do may say so. */
function faultOf({ status, body, comesAgain }: Reply): string | undefined {
  if (status === 503 && comesAgain) return undefined
  if (status >= 500) return `${status} ${body.slice(0, 80)}`
  if (/node_modules|\bat \/|Error: |SELECT |INSERT /.test(body.slice(0, 2_000)) && status >= 400)
    return `${status} tells of our insides`
  return undefined
}

/** Sends bad requests to a server from several clients at once, who go on with the cookies that they get. */
export async function sendBadRequests(server: Pick<BuiltServer, 'url' | 'kill'>, operatorToken: string) {
  const { url } = server
  const agent = new Agent({ keepAlive: true })
  const kinds = fc.oneof({ weight: 3, arbitrary: badCalls() }, { weight: 1, arbitrary: badVisits(operatorToken) })
  const faults = new Map<string, { times: number; example: string }>()
  const statuses = new Map<number, number>()
  const held: { thousands: number; memory: number; heap: number }[] = []
  let [sent, slowest] = [0, { ms: 0, call: '' }]

  function note(fault: string, { call, method, path, headers, body }: BadRequest): void {
    const name = `${call} ${fault}`
    const known = faults.get(name)
    if (known) known.times += 1
    else
      faults.set(name, {
        times: 1,
        example: JSON.stringify({
          method,
          path: path.slice(0, 300),
          headers,
          body: body?.toString('latin1').slice(0, 300),
        }),
      })
  }

  async function attempt(request: BadRequest): Promise<string> {
    // A connection that was kept may be closed as it is used again, which browsers mend by asking once more.
    const isHang = (error: Error) => error.message.startsWith('no answer')
    const again = (error: Error) => (isHang(error) ? error : send(url, request, false).catch((second: Error) => second))
    const reply = await send(url, request, agent).catch(again)
    // Who sends more than is ever read may be hung up on before the answer is read.
    if (reply instanceof Error && !isHang(reply) && (request.body?.length ?? 0) > bodyLimit) return ''
    const fault = reply instanceof Error ? reply.message : faultOf(reply)
    if (fault) note(fault, request)
    if (reply instanceof Error) return ''
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
    if (reply.ms > slowest.ms) slowest = { ms: Math.round(reply.ms), call: request.call }
    return reply.cookie
  }

  async function sendAll(requests: BadRequest[]): Promise<void> {
    let cookie = ''
    for (let request = requests.pop(); request; request = requests.pop()) {
      const headers = requests.length % 3 === 0 ? request.headers : { ...request.headers, cookie }
      cookie = (await attempt({ ...request, headers })) || cookie
    }
  }

  while (sent < wanted) {
    // Made while nobody waits: it takes seconds, in which this process hears no answer.
    const requests = fc.sample(kinds, { seed: seed + sent, numRuns: Math.min(round, wanted - sent) })
    sent += requests.length
    await Promise.all(Array.from({ length: clients }, () => sendAll(requests)))
    held.push({ thousands: sent / 1_000, ...(await heldBy(server)) })
  }
  agent.destroy()
  // The first half warms up: code is compiled, caches fill and the heap finds its size.
  const steady = held.filter(({ thousands }) => thousands >= wanted / 2_000)
  const growthOf = (part: 'memory' | 'heap') => slopeOf(steady.map((each) => ({ x: each.thousands, y: each[part] })))
  const growth = { memory: growthOf('memory'), heap: growthOf('heap') }
  const tell = (part: 'memory' | 'heap') =>
    `${part} ${held[0]?.[part].toFixed(0)} to ${held.at(-1)?.[part].toFixed(0)} MB, ${growth[part].toFixed(2)} MB each 1,000 in the second half`
  process.stdout.write(
    `${sent} bad requests, seed ${seed}: ${JSON.stringify(Object.fromEntries([...statuses].sort()))}; slowest ${slowest.ms} ms (${slowest.call}); ` +
      `held when all garbage is collected: ${tell('memory')}; ${tell('heap')}\n`,
  )
  return {
    sent,
    faults: [...faults].map(([name, { times, example }]) => `${name} (${times}): ${example}`),
    growth,
    statuses,
  }
}
