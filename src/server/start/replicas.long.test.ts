import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  createLoad,
  longestAnswer,
  replicas,
  startMail,
  startReplicas,
  trialLength,
  untilNothingWaits,
} from '#testing/processes/replica-trial.ts'

const lanes = 4
/** A tenth of the trial is what its plan calls a minute. */
const minute = trialLength / 10

test(
  'three replicas lose nothing that they acknowledged while PostgreSQL, each of them and the mail server die',
  async ({ skip }) => {
    const mail = await startMail()
    const world = await startReplicas({ MAIL_URL: `${mail.url}?tls=none` })
    if (!world) return skip('PostgreSQL is not installed')
    const { postgres, servers, start } = world
    const load = createLoad(servers)
    let kills = 0
    for (let now = 1; now <= 10; now++) {
      await sleep(minute)
      const at = now % replicas
      servers[at]?.kill('SIGKILL')
      kills++
      if (now === 3) await mail.down()
      if (now === 8) await mail.up()
      if (now === 4 || now === 7) {
        postgres.kill()
        await sleep(1_000)
        postgres.restart()
      }
      servers[at] = await start()
    }
    await load.finish()
    await untilNothingWaits(postgres.url)
    const lost = [...load.accepted].filter((email) => !mail.arrived().has(email))
    process.stdout.write(
      `${JSON.stringify({ accepted: load.accepted.size, lost: lost.length, twice: mail.twice(), kills, ...load.figures(), wrong: Object.fromEntries(load.wrong) })}\n`,
    )
    expect(load.accepted.size).toBeGreaterThan(30)
    expect(lost).toEqual([])
    // Each lane of a killed process, and of all where PostgreSQL was, may hold a letter that the mail server took and nobody noted.
    expect(mail.twice()).toBeLessThanOrEqual(kills * lanes + 2 * replicas * lanes)
    expect([...load.wrong]).toEqual([])
    expect(load.figures().slowest).toBeLessThan(longestAnswer)
    expect(load.figures().longestWait).toBeLessThan(longestAnswer)
  },
  trialLength + 15 * 60_000,
)

test('replicas that are restarted one after the other refuse nobody', async ({ skip }) => {
  const world = await startReplicas()
  if (!world) return skip('PostgreSQL is not installed')
  const { servers, start } = world
  const ready = new Set(servers)
  const failures: string[] = []
  let [isOver, turn, answers] = [false, 0, 0]

  /** As a load balancer does: only who said a moment ago that it is ready is sent readers. */
  async function watch(): Promise<void> {
    while (!isOver) {
      for (const server of servers) {
        const isReady = await fetch(`${server.url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
        if (isReady) ready.add(server)
        else ready.delete(server)
      }
      await sleep(100)
    }
  }

  async function read(): Promise<void> {
    while (!isOver) {
      const chosen = [...ready][turn++ % ready.size]
      const outcome = await fetch(`${chosen?.url}/patient-assistant-savings?drug=eliquis`).then(
        async (reply) => ((await reply.text()).includes('"overloaded"') ? 'overloaded' : reply.status),
        (error: Error) => String(error.cause ?? error),
      )
      if (outcome === 200) answers++
      // A machine that is too busy for three servers and their readers says so, restarted or not.
      else if (outcome !== 'overloaded') failures.push(String(outcome))
      await sleep(20)
    }
  }

  const running = Promise.all([watch(), read(), read(), read()])
  for (const [at, old] of servers.entries()) {
    const next = await start()
    old.kill('SIGTERM')
    expect(await old.ended).toBe(0)
    servers[at] = next
    await sleep(500)
  }
  isOver = true
  await running
  expect(answers).toBeGreaterThan(50)
  expect(failures).toEqual([])
}, 600_000)
