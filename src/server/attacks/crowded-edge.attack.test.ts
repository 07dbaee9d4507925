import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { chatCalls } from '#contract/chat.ts'
import { makeDataDir, startBuiltServer } from '#testing/processes/built-server.ts'
import { cpuSeconds } from '#testing/processes/cpu-seconds.ts'
import { timedCall } from '#testing/processes/timed-call.ts'

const seconds = 20
const bareServer = `require('http').createServer((q, r) => r.end('ok')).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`

/** A server that does nothing, to know what the machine itself takes in the meantime. */
async function startBareServer(): Promise<string> {
  const child = spawn(process.execPath, ['-e', bareServer], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [port] = await once(child.stdout, 'data')
  return `http://127.0.0.1:${String(port).trim()}/`
}

/** 2,000 letters, and 20,000, that take the longest of all we know to understand and to read for danger. */
const misspelled = ['ozemqpic', 'eliqzuis', 'jardxiance', 'metforqmin', 'xarejlto', 'trulicwity']
const worst = 'what about %? '.repeat(400).replace(/%/g, () => misspelled[Math.floor(Math.random() * 6)] ?? '')
const longest = 'i took pills and my chest was hurting years ago '.repeat(400)

const from = (address: string) => ({ 'x-forwarded-for': address })
const quantile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN

test('one address at the default limits delays neither probes nor the questions of others', async () => {
  const env = { DATA_DIR: makeDataDir(), RATE_LIMIT: '600', TRUST_PROXY: 'true' }
  const [{ url }, bare] = await Promise.all([startBuiltServer(env), startBareServer()])
  const ask = (question: string, address: string) =>
    timedCall(url + Object.values(chatCalls)[Math.floor(Math.random() * 4)]?.url, {
      json: { question, session_id: '123456' },
      headers: from(address),
    })
  for (let time = 0; time < 20; time += 1) await ask('how can I pay less for Eliquis', `192.0.2.${time}`)

  let isOver = false
  const statuses = new Map<number, number>()
  const attack = async (question: string) => {
    const { status } = await ask(question, '203.0.113.9').catch(() => ({ status: 0 }))
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  const times = { probe: [] as number[], question: [] as number[], bare: [] as number[] }
  const measure = async (own: number[], call: () => Promise<{ status: number; ms: number }>, pause: number) => {
    while (!isOver) {
      const { status, ms } = await call()
      expect(status).toBe(200)
      own.push(ms)
      await sleep(pause)
    }
  }
  let reader = 0
  const measuring = Promise.all([
    measure(times.probe, () => timedCall(`${url}/healthz`, { headers: from('198.51.100.1') }), 40),
    measure(times.bare, () => timedCall(bare), 40),
    ...[1, 2].map(() =>
      measure(times.question, () => ask('how can I pay less for Eliquis', `198.51.100.${(reader++ % 200) + 2}`), 100),
    ),
  ])
  const before = await cpuSeconds(url)
  const flood = Array.from({ length: 300 }, (_, at) => attack(at % 5 === 0 ? longest : worst.slice(0, 2_000)))
  const until = performance.now() + seconds * 1_000
  // Who is refused comes again and again.
  const insist = Array.from({ length: 4 }, async () => {
    while (performance.now() < until) {
      await attack(worst.slice(0, 2_000))
      await sleep(20)
    }
  })
  await Promise.all([...flood, ...insist])
  isOver = true
  await measuring
  const used = (await cpuSeconds(url)) - before
  const told = (name: string, own: number[]) =>
    `${name} p50 ${quantile(own, 0.5).toFixed(0)} p99 ${quantile(own, 0.99).toFixed(0)} max ${Math.max(...own).toFixed(0)} ms (${own.length})`
  process.stdout.write(
    `load ${loadavg()[0]?.toFixed(1)}, ${used.toFixed(1)} CPU s; attacker ${JSON.stringify([...statuses])}; ${told('healthz', times.probe)}; ${told('question', times.question)}; ${told('bare server', times.bare)}\n`,
  )
  // What the machine makes a server wait that does nothing is none of our doing.
  const machine = Math.max(...times.bare)
  expect(quantile(times.probe, 0.99)).toBeLessThanOrEqual(200 + machine)
  expect(quantile(times.question, 0.99)).toBeLessThanOrEqual(500 + machine)
})
