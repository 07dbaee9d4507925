import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { testApp } from '#testing/app/test-app.ts'

async function listening(): Promise<URL> {
  const { app } = await testApp()
  return new URL(await app.listen({ port: 0 }))
}

test.each(['GET', 'HEAD'])('headers that are too long are answered by 431, also to %s', async (method) => {
  const sent = request(new URL('/healthz', await listening()), { method, headers: { 'x-long': 'x'.repeat(20_000) } })
  const failed = once(sent, 'error')
  const [reply] = (await once(sent.end(), 'response')) as [IncomingMessage]
  expect([reply.statusCode, await text(reply)]).toEqual([431, ''])
  expect(await Promise.race([failed, once(sent, 'close')])).toEqual([])
})

test('what is no HTTP is answered by 400, and hung up on', async () => {
  const { hostname, port } = await listening()
  const socket = connect(Number(port), hostname)
  socket.write('good morning\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
})
