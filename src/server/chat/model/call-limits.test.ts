import { afterEach, expect, test } from 'vitest'
import { askUrl, host } from '#testing/app/chat-app.ts'
import { testApp } from '#testing/app/test-app.ts'
import { choosing, chunk, openRawServer } from '#testing/network-edge/model-trial.ts'

type World = Awaited<ReturnType<typeof openWorld>>

let opened: Awaited<ReturnType<typeof testApp>> | undefined

afterEach(async () => {
  await opened?.services.database.pool.query('TRUNCATE conversation_turn, outbox, send_count')
})

const reply = choosing({ id: 'novo-nordisk-pap', field: 'phone' })

/** The whole app with a server of the OpenAI kind that takes its time to end and counts who asks. */
async function openWorld(env: Record<string, string> = {}, pause = 0) {
  const calls = { now: 0, most: 0, all: 0 }
  const url = await openRawServer((_, response) => {
    calls.now += 1
    calls.all += 1
    calls.most = Math.max(calls.most, calls.now)
    response.on('close', () => {
      calls.now -= 1
    })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(chunk(reply))
    setTimeout(() => response.end(chunk('', 'stop')), pause)
  })
  opened = await testApp({ env: { LLM_BASE_URL: url, LLM_MODEL: 'trial', TRUST_PROXY: 'true', ...env } })
  return { ...opened, calls }
}

async function ask({ app }: Pick<World, 'app'>, address = '198.51.100.7', headers = {}): Promise<string> {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: askUrl,
    payload: { question: 'programs for Ozempic', session_id: '123456' },
    headers: { host, 'x-forwarded-for': address, ...headers },
  })
  expect(statusCode).toBe(200)
  return body
}

const isOffline = (body: string) => body.includes('I found')

async function refusalsOf({ app }: Pick<World, 'app'>): Promise<string[]> {
  const { body } = await app.inject({ url: '/metrics', headers: { host } })
  return body.match(/(?<=model_calls_refused_total\{reason=").*$/gm) ?? []
}

test('sixty questions of one address at once never make more calls at once than may be, and each is answered', async () => {
  const world = await openWorld({}, 3_000)
  // The first question of all waits until names are read.
  await ask(world, '203.0.113.9')
  const bodies = await Promise.all(Array.from({ length: 60 }, () => ask(world)))
  expect(world.calls.all).toBeGreaterThan(0)
  expect(world.calls.most).toBeLessThanOrEqual(4)
  expect(world.calls.all).toBeLessThanOrEqual(31)
  expect(bodies.filter(isOffline).length).toBeGreaterThanOrEqual(60 - world.calls.all)
  expect(bodies.every((body) => body.includes('Novo Nordisk'))).toBe(true)
}, 60_000)

test('of sixty that come in one moment four get leave, and another one when one is done', async () => {
  const { services, ...world } = await openWorld()
  const given = await Promise.all(Array.from({ length: 60 }, () => services.modelCalls.take('198.51.100.7')))
  const leaves = given.filter((leave) => leave !== undefined)
  expect(leaves).toHaveLength(4)
  expect(await refusalsOf(world)).toContain('at_once"} 56')
  expect(await services.modelCalls.take('198.51.100.7')).toBe(undefined)
  leaves[0]?.()
  expect(await services.modelCalls.take('198.51.100.7')).toBeTypeOf('function')
})

test('who is beyond the calls at once does not wait for them', async () => {
  const world = await openWorld({ LLM_CALLS_AT_ONCE: '1' }, 2_500)
  const slow = ask(world)
  while (world.calls.all === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  const began = performance.now()
  expect(isOffline(await ask(world))).toBe(true)
  expect(performance.now() - began).toBeLessThan(1_500)
  expect(isOffline(await slow)).toBe(false)
  expect(await refusalsOf(world)).toContain('at_once"} 1')
})

test('a reader has so many calls an hour, and another reader has their own', async () => {
  const world = await openWorld({ LLM_CALLS_PER_READER: '2' })
  const bodies = [await ask(world), await ask(world), await ask(world), await ask(world)]
  expect(bodies.map(isOffline)).toEqual([false, false, true, true])
  expect(isOffline(await ask(world, '203.0.113.9'))).toBe(false)
  expect(world.calls.all).toBe(3)
  expect(await refusalsOf(world)).toContain('reader"} 2')
})

test('the addresses of one home are one reader, as in all counts', async () => {
  const world = await openWorld({ LLM_CALLS_PER_READER: '1' })
  const bodies: string[] = []
  for (const home of ['2a00', '2a01', '2a02']) bodies.push(await ask(world, `2001:db8:1:${home}::1`))
  expect(bodies.map(isOffline)).toEqual([false, false, true])
})

test('the calls of a day are counted for all processes together, and who runs the site hears of half and of all', async () => {
  const env = { LLM_CALLS_PER_DAY: '4' }
  const [first, second] = [await openWorld(env), await openWorld(env)]
  const bodies: string[] = []
  for (let at = 0; at < 6; at += 1) bodies.push(await ask(at % 2 === 0 ? first : second, `198.51.100.${at}`))
  expect(bodies.map(isOffline)).toEqual([false, false, false, false, true, true])
  expect(first.calls.all + second.calls.all).toBe(4)
  const said = [...first.lines, ...second.lines].filter((line) => line.includes('LLM_CALLS_PER_DAY'))
  expect(said.map((line) => JSON.parse(line).msg)).toEqual([
    expect.stringContaining('half of LLM_CALLS_PER_DAY'),
    expect.stringContaining('LLM_CALLS_PER_DAY is used up'),
  ])
  expect(said.join()).not.toMatch(/ozempic|198\.51/i)
  expect(await refusalsOf(first)).toContain('day"} 1')
})

test('where nobody can count, no call is made', async () => {
  const world = await openWorld()
  await ask(world)
  const { pool } = world.services.database
  await pool.query('ALTER TABLE send_count RENAME TO send_count_away')
  try {
    expect(isOffline(await ask(world))).toBe(true)
  } finally {
    await pool.query('ALTER TABLE send_count_away RENAME TO send_count')
  }
  expect(world.calls.all).toBe(1)
  expect(await refusalsOf(world)).toContain('not_counted"} 1')
})

test('a reader who takes events gets each choice as it comes, and the whole at the end', async () => {
  const world = await openWorld()
  const events = await ask(world, undefined, { accept: 'text/event-stream' })
  expect(events).toMatch(/event: start[\s\S]+event: delta[\s\S]+1-866-310-7549[\s\S]+event: done/)
  expect(events).not.toContain('event: replace')
})
