import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createNaviClient } from './navi-brain.ts'

const longestWait = 300

/** Navi as this answers in its place, and who asks it. */
async function naviThat(answers: RequestListener) {
  const server = createServer(answers)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return createNaviClient(`http://127.0.0.1:${port}`, 'es', 123_456, longestWait)
}

const sends =
  (status: number, body: string, headers: Record<string, string | string[]> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)

const answer = { result: 'Call **211**.\n{"final_result":[]}', kind: 'emergency' }

const failures: [string, RequestListener][] = [
  ['has too many to answer', sends(429, '{"code":"too_many"}', { 'retry-after': '30' })],
  ['can not answer now', sends(503, '{"code":"busy"}')],
  ['sends half of an answer', sends(200, '{"result":"Take')],
  ['sends no JSON', sends(200, '<h1>Welcome to the proxy</h1>')],
  ['sends something else', sends(200, '{"result":7,"heard":"no"}')],
  ['leads elsewhere', sends(302, '', { location: 'http://127.0.0.1:9/' })],
  ['never answers', () => undefined],
  ['stops in the middle', (_, response) => void response.writeHead(200).write('{"result":')],
  ['hangs up', ({ socket }) => void socket.destroy()],
]

test.each(failures)('where Navi %s there is no answer, in time, and nothing was heard', async (_, answers) => {
  const navi = await naviThat(answers)
  const began = performance.now()
  expect(await navi.ask('¿Quién ayuda con la renta?', '00:05')).toBeUndefined()
  await expect(navi.hear('tomo ozempic')).rejects.toThrow()
  expect(performance.now() - began).toBeLessThan(2 * longestWait + 1_000)
})

test('what is read out is the answer without its cards, and danger is told', async () => {
  const navi = await naviThat(sends(200, JSON.stringify(answer)))
  expect(await navi.ask('me quiero morir', '00:05')).toEqual({ text: 'Call **211**.', isUrgent: true })
})

test('a talk is one talk: it comes back with the cookies and the number it was given, in its language', async () => {
  const asked: object[] = []
  const navi = await naviThat(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { session_id, lng } = JSON.parse(Buffer.concat(parts).toString())
    asked.push({ session_id, lng, cookie: request.headers.cookie })
    sends(200, JSON.stringify(answer), { 'set-cookie': ['a=1; Path=/', 'b=x=y; HttpOnly'] })(request, response)
  })
  await navi.ask('one', '00:01')
  await navi.ask('two', '00:02')
  expect(asked).toEqual([
    { session_id: 123_456, lng: 'es', cookie: '' },
    { session_id: 123_456, lng: 'es', cookie: 'a=1; b=x=y' },
  ])
})
