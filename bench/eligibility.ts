import { resolve } from 'node:path'
import type { PersonFacts } from '#contract/eligibility.ts'
import { loadCatalogue } from '#server/catalogue/catalogue.ts'
import { checkable, checkProgram } from '#server/eligibility/check-program.ts'
import { eligibilityWords } from '#server/eligibility/eligibility.ts'
import { createLimits } from '#server/eligibility/income-limit.ts'
import { latencyOf } from './load.ts'
import { type Measure, shareOfPeer, timesPeer, toldOnly, withGoal } from './measure.ts'
import { startSite } from './site.ts'

const seconds = 3
const clients = 50
const leastOfCopies = 2
const mostOfBare = 5

/** Full checks a second on one core, every served program with its reasons; and a turn of the talk under load. */
export async function benchEligibility(): Promise<Measure[]> {
  const { checked, worded, copied, programs } = measureEngine()
  const { turn, bare } = await measureTurns()
  return [
    shareOfPeer(
      `Full checks of ${programs} programs with every reason, one core`,
      '/s',
      checked,
      { name: 'structuredClone of their rules', value: copied },
      leastOfCopies,
    ),
    toldOnly('/s', '  the same with every reason as an English sentence', worded),
    timesPeer(
      `Eligibility turn at ${clients} clients: the mean`,
      'ms',
      turn.mean,
      { name: '/healthz', value: bare.mean },
      mostOfBare,
    ),
    withGoal(20, toldOnly('ms', '  p97.5, which is above p95', turn.p97_5)),
  ]
}

function measureEngine() {
  const catalogue = loadCatalogue(resolve('catalogue'))
  const limits = createLimits(catalogue.guidelines)
  const all = catalogue.served.map((program) => checkable(program, program.medicines[0] ?? null))
  const rules = all.map((each) => each.rules)
  const words = eligibilityWords.en
  const check = (facts: PersonFacts) => all.map((each) => checkProgram(each, facts, limits))
  const say = (facts: PersonFacts) =>
    check(facts).map(({ findings }) => findings.map(({ why }) => words.why(why)).join(' ').length)
  const copy = () => structuredClone(rules)
  return {
    programs: all.length,
    checked: ratePerSecond(check),
    worded: ratePerSecond(say),
    copied: ratePerSecond(copy),
  }
}

/** How often a second a check runs, each time for another income. */
function ratePerSecond(check: (facts: PersonFacts) => unknown): number {
  const facts: PersonFacts = { insurance: ['medicare', 'part_d'], household_size: 2, state: 'NY', prescription: true }
  const run = (milliseconds: number) => {
    const started = performance.now()
    let rounds = 0
    while (performance.now() - started < milliseconds) {
      const amount = (rounds * 37) % 90_000
      check({ ...facts, yearly_income: { from: amount, to: amount }, age: { from: rounds % 100, to: rounds % 100 } })
      rounds += 1
    }
    return rounds / ((performance.now() - started) / 1000)
  }
  run(500)
  return run(seconds * 1000)
}

async function measureTurns() {
  const site = await startSite()
  try {
    const body = { question: 'Ozempic', session_id: '123456' }
    const url = `${site.url}/api/get_criteria_recomendation`
    await latencyOf(url, { clients, seconds: 1, body })
    const turn = await latencyOf(url, { clients, seconds, body })
    return { turn, bare: await latencyOf(`${site.url}/healthz`, { clients, seconds }) }
  } finally {
    await site.stop()
  }
}
