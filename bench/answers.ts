import { someItems, vendorForm } from '../src/testing/factories/card-forms.ts'
import { timedCall } from '../src/testing/processes/timed-call.ts'
import { type Measure, quantile, timesPeer } from './measure.ts'
import { startSite } from './site.ts'

const asked = 100
const many = '1000000000'
const zips = ['14604', '33125', '90001', '77002', '60601']

type Call = [path: string, json?: object]

/** One answer after another, each beside `/healthz`, which does nothing: how often the work of an answer holds that. */
export async function benchAnswers(): Promise<Measure[]> {
  const site = await startSite({ SENDS_PER_ADDRESS: many, SENDS_PER_RECIPIENT: many, SENDS_PER_DAY: many })
  try {
    const { text } = await timedCall(`${site.url}/api/all_drug_list`)
    const { drug_results } = JSON.parse(text) as { drug_results: { id: string }[] }
    const drugAt = (at: number) => drug_results[at % drug_results.length]?.id ?? ''
    return [
      await compare(site.url, 'page that is rendered', (at) => [`/drugs/${drugAt(at)}?lng=en`]),
      await compare(site.url, 'check of one medicine', (at) => [
        '/api/eligibility/check',
        { drug_ids: [drugAt(at)], facts: { insurance: ['none'], household_size: 1 + (at % 6), state: 'NY' } },
      ]),
      await compare(site.url, 'search for local help', (at) => [
        `/api/community_services?q=rent&place=${zips[at % zips.length]}`,
      ]),
      await compare(site.url, 'card accepted', cardAt),
    ]
  } finally {
    await site.stop()
  }
}

function cardAt(at: number): Call {
  const [vendor] = someItems().vendors
  const items = [{ name: vendor?.name ?? '', link: vendor?.website ?? 'N/A' }]
  return ['/api/special_mail', vendorForm(`reader${at}@mail.example`, items)]
}

async function compare(url: string, name: string, callAt: (at: number) => Call): Promise<Measure> {
  const [times, bare]: [number[], number[]] = [[], []]
  for (let at = 0; at < asked * 2; at += 1) {
    const [path, json] = callAt(at)
    const { status, ms } = await timedCall(url + path, json ? { json } : {})
    if (status !== 200) throw new Error(`${path}: ${status}`)
    const healthz = await timedCall(`${url}/healthz`)
    // The first half warms up.
    if (at < asked) continue
    times.push(ms)
    bare.push(healthz.ms)
  }
  return timesPeer(`${name}, the median`, 'ms', quantile(times, 0.5), { name: '/healthz', value: quantile(bare, 0.5) })
}
