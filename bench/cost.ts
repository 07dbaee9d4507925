import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Measure, toldOnly } from './measure.ts'
import { cpuSeconds } from './process.ts'
import { type Site, startSite } from './site.ts'

type Ask = { name: string; request: (at: number) => [path: string, init?: RequestInit] }

const warmUp = 20
const asked = 200

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  body: JSON.stringify(body),
})
const zips = ['14604', '33125', '90001', '77002', '60601', '10001', '85001', '75201', '98101', '30303']
const zipAt = (at: number) => zips[at % zips.length] ?? ''

/** What people and programs ask most; the first shows what any answer takes. */
function asks(drugIds: string[]): Ask[] {
  const drugAt = (at: number) => drugIds[at % drugIds.length] ?? ''
  const tool = (at: number) => ({ name: 'list_programs', arguments: { medicine: drugAt(at) } })
  const order = { resourceType: 'MedicationRequest', medicationCodeableConcept: { text: 'Ozempic' } }
  return [
    { name: '/healthz', request: () => ['/healthz'] },
    { name: 'Kept page', request: () => ['/drugs/ozempic?lng=es'] },
    { name: 'List of medicines', request: () => ['/api/all_drug_list'] },
    { name: 'Page that is rendered', request: (at) => [`/drugs/${drugAt(at)}?lng=en`] },
    {
      name: 'Check of one medicine',
      request: (at) => [
        '/api/eligibility/check',
        json({ drug_ids: [drugAt(at)], facts: { insurance: ['none'], household_size: 1 + (at % 6), state: 'NY' } }),
      ],
    },
    { name: 'Search for local help', request: (at) => [`/api/community_services?q=rent&place=${zipAt(at)}`] },
    {
      name: 'Question to Navi',
      request: (at) => [
        '/api/new_navi_assistant_bot',
        json({ question: 'Is there help for Ozempic?', session_id: String(100_000 + at) }),
      ],
    },
    {
      name: 'Tool for assistants',
      request: (at) => ['/mcp', json({ jsonrpc: '2.0', id: at, method: 'tools/call', params: tool(at) })],
    },
    {
      name: 'Card for clinics',
      request: () => [
        '/cds-services/help-to-pay',
        json({
          hook: 'order-select',
          hookInstance: 'bench',
          context: { selections: [], draftOrders: { entry: [{ resource: order }] } },
        }),
      ],
    },
  ]
}

/** Milliseconds of processor time that one answer takes, all threads of the server and its embedded database included. */
export async function benchCost(): Promise<Measure[]> {
  const site = await startSite({ LOG_LEVEL: 'info' })
  try {
    const { drug_results } = (await (await fetch(`${site.url}/api/all_drug_list`)).json()) as {
      drug_results: { id: string }[]
    }
    const measures: Measure[] = []
    for (const each of asks(drug_results.map(({ id }) => id))) measures.push(await costOf(each, site))
    return measures
  } finally {
    await site.stop()
  }
}

async function costOf({ name, request }: Ask, { url, process }: Site): Promise<Measure> {
  async function ask(from: number, count: number) {
    for (let at = from; at < from + count; at += 1) {
      const [path, init] = request(at)
      const reply = await fetch(url + path, init)
      const body = reply.body ? await buffer(reply.body) : ''
      if (reply.ok) continue
      if (reply.status !== 503) throw new Error(`${name}: ${reply.status} ${body}`)
      // Other work of the machine holds the server up: it is asked again, as it says.
      await sleep(1_000)
      at -= 1
    }
  }
  await ask(0, warmUp)
  const before = await cpuSeconds(process)
  await ask(warmUp, asked)
  return toldOnly('ms of processor time', name, ((await cpuSeconds(process)) - before) * (1_000 / asked))
}
