import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LLMock } from '@copilotkit/aimock'
import { loadCatalogue } from '#server/catalogue/catalogue.ts'
import { createModel } from '#server/chat/model/model.ts'
import type { Answer } from '#server/chat/turn.ts'
import { openDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createServices } from '#server/services.ts'
import { readConfig } from '#server/settings/config.ts'
import { asked } from '../src/testing/factories/understood.ts'
import { type Measure, quantile, timeOf, timesPeer, toldOnly, withGoal } from './measure.ts'

const turns = 300
/** How often the bare answer of the same server may fit into what we add to it. */
const mostOfBare = 20
const fields = ['about', 'phone', 'papers']
const said = JSON.stringify({ choices: fields.map((field) => ({ id: 'novo-nordisk-pap', field })) })
const offline: Answer = {
  text: 'The offline answer',
  items: [],
  options: [{ id: 'novo-nordisk-pap', name: 'Novo Nordisk Patient Assistance Program' }],
  suggestions: [],
  asks: null,
  shown: [{ kind: 'program', id: 'novo-nordisk-pap' }],
}
const understood = asked({ intent: 'programs', drugs: ['ozempic'] })

/** What we add to a model's own time: prompt, count, stream, sentences and cards, with a server that answers at once. */
export async function benchChatModel(): Promise<Measure[]> {
  const mock = new LLMock({ port: 0, latency: 0, chunkSize: 12 })
  await mock.start()
  mock.onMessage(/.*/, { content: said })
  const dataDir = mkdtempSync(join(tmpdir(), 'navi-bench-'))
  const database = await openDatabase({ dataDir, log: { info() {}, warn: console.warn, error: console.error } })
  try {
    await migrate(database.pool)
    const answer = openModel(`${mock.url}/v1`, database)
    const times: { whole: number; alone: number }[] = []
    // In turn, so that whatever else the machine does weighs on both alike; the first fifty warm up.
    for (let at = 0; at < turns + 50; at += 1) {
      const pair = { whole: await timeOf(answer), alone: await timeOf(() => fetchAlone(mock.url)) }
      if (at >= 50) times.push(pair)
    }
    const alone = quantile(
      times.map((each) => each.alone),
      0.5,
    )
    const shares = times.map(({ whole }) => whole - alone)
    const peer = { name: 'the server of the trial alone', value: alone }
    return [
      timesPeer('Answer of a model: our own share, the median', 'ms', quantile(shares, 0.5), peer, mostOfBare),
      withGoal(20, toldOnly('ms', '  p95', quantile(shares, 0.95))),
    ]
  } finally {
    await mock.stop()
    await database.close()
    rmSync(dataDir, { recursive: true })
  }
}

function openModel(url: string, database: Awaited<ReturnType<typeof openDatabase>>) {
  const catalogue = loadCatalogue('catalogue')
  const config = readConfig({ LLM_BASE_URL: url, LLM_MODEL: 'trial', LLM_CALLS_PER_READER: '1000' })
  const services = createServices(config, { catalogue, database })
  const model = createModel(config, () => ({
    ...services,
    catalogue,
    calls: services.modelCalls,
    outside: services.outsideCalls,
  }))
  const { signal } = new AbortController()
  const turn = { question: 'I can not afford Ozempic', earlier: [], address: '192.0.2.1', understood, offline }
  return async () => {
    const answer = await model?.answer(turn, { signal })
    if (!answer?.text.includes('1-866-310-7549')) throw new Error('The answer of the model did not stand')
  }
}

async function fetchAlone(url: string): Promise<void> {
  const reply = await fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'trial', stream: true, messages: [{ role: 'user', content: 'Ozempic' }] }),
  })
  await reply.text()
}
