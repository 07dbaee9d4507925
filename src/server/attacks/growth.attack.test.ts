import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { ask, type ChatApp, newTalkCookie } from '#testing/app/chat-app.ts'
import { testApp } from '#testing/app/test-app.ts'
import { makeTestFolder, quiet } from '#testing/database/test-database.ts'
import { sizeOf } from '#testing/processes/disk-size.ts'

const questions = [
  'Ozempic',
  'how can I pay less for Eliquis',
  'food near 14604',
  'ozempik copay',
  'necesito transporte en Rochester',
]

async function openFolder() {
  const dataDir = await makeTestFolder()
  const database = await openDatabase({ dataDir, log: quiet })
  onTestFinished(async () => {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  await migrate(database.pool)
  const world = (await testApp({ database, env: { DATA_DIR: dataDir, RATE_LIMIT: '1000000' } })) as unknown as ChatApp
  const newCookie = () => newTalkCookie(world)
  const talk = async (cookie: string, turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) {
      const reply = await ask(world, questions[turn % questions.length] ?? '', { cookie })
      expect(reply.statusCode).toBe(200)
    }
  }
  await talk(newCookie(), 5)
  await world.services.upkeep.run(quiet)
  return { services: world.services, newCookie, talk, size: () => sizeOf(join(dataDir, 'database')) }
}

test('a turn of a long talk adds what was said, and after the sweep the database has the size it had', async () => {
  const { services, newCookie, talk, size } = await openFolder()
  const before = size()
  const cookie = newCookie()
  await talk(cookie, 300)
  const grown = size() - before
  await services.upkeep.run(quiet)
  await talk(cookie, 300)
  await services.upkeep.run(quiet)
  const kept = size() - before
  process.stdout.write(
    `300 turns: ${(grown / 300).toFixed(1)} kB a turn; after 600 turns and two sweeps ${kept.toFixed(0)} kB in all\n`,
  )
  expect(grown / 300).toBeLessThan(20)
  expect(kept).toBeLessThan(8_000)
})

test('of talks of one turn each, only those of the last half hour take room', async () => {
  const { services, newCookie, talk, size } = await openFolder()
  const rounds: number[] = []
  for (let round = 0; round < 4; round += 1) {
    for (let reader = 0; reader < 100; reader += 1) await talk(newCookie(), 1)
    await services.database.pool.query("UPDATE conversation_turn SET said_at = said_at - interval '1 hour'")
    await services.conversations.startSweeping(quiet)
    services.conversations.stopSweeping()
    await services.upkeep.run(quiet)
    rounds.push(size())
  }
  expect((await services.database.pool.query('SELECT FROM conversation_turn')).rows).toHaveLength(0)
  expect((rounds.at(-1) ?? 0) - (rounds[0] ?? 0)).toBeLessThan(2_000)
})
