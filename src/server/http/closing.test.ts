import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { askUrl, type ChatApp, echo, openChatApp } from '#testing/app/chat-app.ts'
import { limitClosing } from './closing.ts'

async function listen({ app }: ChatApp, limit?: number) {
  if (limit) limitClosing(app, limit)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { close: () => app.close(), port, site: `http://127.0.0.1:${port}` }
}

function stream(site: string) {
  return fetch(site + askUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ question: 'a long story', session_id: '123456' }),
  })
}

test('a connection that was never used does not keep the server from closing', async () => {
  const { close, port } = await listen(await openChatApp())
  const spare = connect(port, '127.0.0.1')
  const ended = once(spare, 'close')
  await once(spare, 'connect')
  await fetch(`http://127.0.0.1:${port}/healthz`)
  await close()
  await ended
})

test('an answer on its way comes to its end while the server closes', async () => {
  const { close, site } = await listen(await openChatApp({ chat: echo({ pieces: 5, pause: 50 }) }))
  const reply = await stream(site)
  await Promise.all([close(), expect(reply.text()).resolves.toContain('event: done')])
})

test('an answer that takes too long is cut off, and what was said is kept before the server has closed', async () => {
  const engine = echo({ pieces: 30, pause: 100 })
  const world = await openChatApp({ chat: engine })
  const { close, site } = await listen(world, 500)
  const reply = await stream(site)
  await Promise.all([close(), expect(reply.text()).rejects.toThrow()])
  expect(engine.heard[0]?.signal.aborted).toBe(true)
  const { rows } = await world.database.pool.query('SELECT count(*)::integer AS turns FROM conversation_turn')
  expect(rows).toEqual([{ turns: 1 }])
})
