import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { someItems, vendorForm } from '../src/testing/factories/card-forms.ts'
import { memoryOf, slopeOf } from '../src/testing/processes/memory-course.ts'
import { atMost, type Measure, quantile, timesPeer, toldOnly } from './measure.ts'
import { createRandom } from './random.ts'
import { type Site, startSite } from './site.ts'

/** `LOAD_MINUTES=30` makes it long. */
const minutes = Number(process.env.LOAD_MINUTES ?? 2)
const clients = Number(process.env.LOAD_CLIENTS ?? 200)
/** People read before they go on: a second is faster than anyone, in milliseconds. */
const pause = 1_000
const limit = 250

type Client = { cookie: string; number: number; asked: number }
type Call = { path: string; body?: object }

const pick = <T>(list: readonly T[], at: number) => list[at % list.length] as T
const zips = ['14604', '33125', '90001', '77002', '60601', '10001', '85001', '75201', '98101', '30303']
const needs = ['food', 'renta', 'a ride to the clinic', 'lawyer', 'dental', 'luz']
const questions = [
  'Ozempic',
  'how can I pay less for Eliquis',
  '¿Hay ayuda para la insulina?',
  'food near 14604',
  'the second one',
  'gracias',
]

/** What 100 visits ask, one thing after another; a number chooses among what is there. */
function visitsOf(drugIds: string[]): [share: number, call: (at: number, client: Client) => Call][] {
  const language = (at: number) => pick(['en', 'es'], at)
  const [vendor] = someItems().vendors
  const items = [{ name: vendor?.name ?? '', link: vendor?.website ?? 'N/A' }]
  return [
    [20, (at) => ({ path: `/?lng=${language(at)}` })],
    [20, (at) => ({ path: `/patient-assistant-savings?drug=${pick(drugIds, at % 50)}&lng=${language(at)}` })],
    [12, (at) => ({ path: `/drugs/${pick(drugIds, at)}?lng=${language(at)}` })],
    [10, () => ({ path: '/api/drug_names' })],
    [14, (at) => ({ path: `/support-programs?q=${encodeURIComponent(pick(needs, at))}&place=${pick(zips, at)}` })],
    [
      14,
      (_, { asked, number }) => ({
        path: '/api/new_navi_assistant_bot',
        body: { question: pick(questions, asked), session_id: String(100_000 + number) },
      }),
    ],
    [
      5,
      (at) => ({
        path: '/api/eligibility/check',
        body: {
          drug_ids: [pick(drugIds, at)],
          facts: { insurance: ['none'], household_size: 1 + (at % 6), state: 'NY' },
        },
      }),
    ],
    [3, (at) => ({ path: '/api/plan', body: { list: `${pick(drugIds, at)}\n${pick(drugIds, at + 7)}` } })],
    [2, (at) => ({ path: '/api/special_mail', body: vendorForm(`reader${at}@mail.example`, items) })],
  ]
}

/** Readers of every kind at once: how many were failed, how long they waited, and whether the memory grows. */
export async function benchMixedLoad(): Promise<Measure[]> {
  const many = '1000000000'
  const site = await startSite({ SENDS_PER_ADDRESS: many, SENDS_PER_RECIPIENT: many, SENDS_PER_DAY: many })
  try {
    const atRest = await memoryOf(site.url)
    const { times, statuses, memory } = await load(site)
    const failed = [...statuses].filter(([status]) => status !== 200 && status !== 429)
    const wrong = failed.reduce((sum, [, count]) => sum + count, 0)
    // The first half warms up: code is compiled, caches fill and the heap finds its size.
    const slope = slopeOf(memory.filter(({ x }) => x >= minutes / 2))
    const title = `mixed load, ${clients} clients, ${minutes} minutes`
    return [
      atMost(
        0,
        '',
        `${title}: errors${failed.map(([status, count]) => `, ${count} × ${status || 'none'}`).join('')}`,
        wrong,
      ),
      toldOnly('/s', '  answers', times.length / minutes / 60),
      toldOnly('ms', '  the median', quantile(times, 0.5)),
      toldOnly('ms', '  p95', quantile(times, 0.95)),
      atMost(limit, 'ms', '  p99', quantile(times, 0.99)),
      timesPeer('memory under load, highest', 'MB', Math.max(...memory.map(({ y }) => y)), {
        name: 'before',
        value: atRest,
      }),
      toldOnly('MB a minute', '  memory, by how much it grows in the second half', slope),
    ]
  } finally {
    await site.stop()
  }
}

async function load({ url }: Site) {
  const { drug_results } = (await (await fetch(`${url}/api/all_drug_list`)).json()) as {
    drug_results: { id: string }[]
  }
  const visits = visitsOf(drug_results.map(({ id }) => id)).flatMap(([share, call]) =>
    Array.from({ length: share }, () => call),
  )
  const random = createRandom(1)
  const agent = new Agent({ keepAlive: true })
  const [times, statuses, memory] = [[] as number[], new Map<number, number>(), [] as { x: number; y: number }[]]
  const began = performance.now()
  const minute = () => (performance.now() - began) / 60_000

  async function visit(client: Client): Promise<void> {
    while (minute() < minutes) {
      await sleep(pause * (0.5 + random()))
      const at = Math.floor(random() * 1e6)
      const call = pick(visits, at)(Math.floor(at / visits.length), client)
      client.asked += 1
      const started = performance.now()
      const status = await ask(url, call, client, agent).catch(() => 0)
      times.push(performance.now() - started)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }

  async function watch(): Promise<void> {
    while (minute() < minutes) {
      memory.push({ x: minute(), y: await memoryOf(url) })
      await sleep(2_000)
    }
  }

  const visitors = Array.from({ length: clients }, (_, number) => visit({ cookie: '', number, asked: number }))
  await Promise.all([...visitors, watch()])
  agent.destroy()
  return { times, statuses, memory }
}

/** The status of a whole answer. */
async function ask(url: string, { path, body }: Call, client: Client, agent: Agent): Promise<number> {
  const headers = {
    'accept-encoding': 'br',
    cookie: client.cookie,
    ...(body && { 'content-type': 'application/json' }),
  }
  const asking = request(url + path, { agent, method: body ? 'POST' : 'GET', headers })
  asking.end(body && JSON.stringify(body))
  const [reply] = (await once(asking, 'response')) as [IncomingMessage]
  // The first answer begins the talk.
  client.cookie ||= reply.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  reply.resume()
  await once(reply, 'end')
  return reply.statusCode ?? 0
}
