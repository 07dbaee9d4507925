import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { someItems, vendorForm } from '../src/testing/factories/card-forms.ts'
import { memoryOf, slopeOf } from '../src/testing/processes/memory-course.ts'
import { atMost, type Measure, quantile, timeOf, timesPeer, toldOnly, withGoal } from './measure.ts'
import { ofImage } from './of-image.ts'
import { createRandom } from './random.ts'
import { type Site, startSite } from './site.ts'

/** `LOAD_MINUTES=30` makes it long. */
const minutes = Number(process.env.LOAD_MINUTES ?? 2)
const clients = Number(process.env.LOAD_CLIENTS ?? 200)
/** People read before they go on: a second is faster than anyone, in milliseconds. */
const pause = 1_000
/** In milliseconds: it is wished for that 99 of 100 wait no longer. */
const goal = 250
/** What decides is behind how many pages they wait: 250 ms is 12 of the 20 ms that one takes on a quiet machine. */
const mostPages = 12
/** Pages that are rendered one after the other before the load, and how many of them warm up. */
const rendered = { all: 60, first: 20 }

type Client = { cookie: string; number: number; asked: number }
type Call = { path: string; body?: object }
/** What was measured in which minute. */
type Point = { x: number; y: number }

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

/** Readers of every kind at once, with the memory's settings of the image: how many were failed, how long they waited, and whether the memory grows. */
export async function benchMixedLoad(): Promise<Measure[]> {
  const many = '1000000000'
  const site = await startSite({ ...ofImage, SENDS_PER_ADDRESS: many, SENDS_PER_RECIPIENT: many, SENDS_PER_DAY: many })
  try {
    const drugIds = await drugIdsOf(site)
    const page = { name: 'a page rendered alone', value: await renderTime(site, drugIds) }
    const atRest = await memoryOf(site.url)
    const { waits, statuses, memory } = await load(site, drugIds)
    const times = waits.map(({ y }) => y)
    const failed = [...statuses].filter(([status]) => status !== 200 && status !== 429)
    const wrong = failed.reduce((sum, [, count]) => sum + count, 0)
    // The first half warms up: code is compiled, caches fill and the heap finds its size.
    const isWarm = ({ x }: Point) => x >= minutes / 2
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
      withGoal(goal, timesPeer('  p99', 'ms', quantile(times, 0.99), page, mostPages)),
      timesPeer(
        '  p99 of the second half',
        'ms',
        quantile(
          waits.filter(isWarm).map(({ y }) => y),
          0.99,
        ),
        page,
      ),
      timesPeer('memory under load, highest', 'MB', Math.max(...memory.map(({ y }) => y)), {
        name: 'before',
        value: atRest,
      }),
      toldOnly('MB a minute', '  memory, by how much it grows in the second half', slopeOf(memory.filter(isWarm))),
    ]
  } finally {
    await site.stop()
  }
}

async function drugIdsOf({ url }: Site): Promise<string[]> {
  const { drug_results } = (await (await fetch(`${url}/api/all_drug_list`)).json()) as {
    drug_results: { id: string }[]
  }
  return drug_results.map(({ id }) => id)
}

/** Milliseconds that a page takes which nobody has asked for, with nothing else going on. */
async function renderTime({ url }: Site, drugIds: string[]): Promise<number> {
  const times: number[] = []
  for (const id of drugIds.slice(0, rendered.all)) {
    times.push(await timeOf(async () => (await fetch(`${url}/drugs/${id}?lng=en`)).text()))
  }
  return quantile(times.slice(rendered.first), 0.5)
}

async function load({ url }: Site, drugIds: string[]) {
  const visits = visitsOf(drugIds).flatMap(([share, call]) => Array.from({ length: share }, () => call))
  const random = createRandom(1)
  const agent = new Agent({ keepAlive: true })
  const [waits, statuses, memory] = [[] as Point[], new Map<number, number>(), [] as Point[]]
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
      waits.push({ x: minute(), y: performance.now() - started })
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
  return { waits, statuses, memory }
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
