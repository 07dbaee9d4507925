import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ask, cookieIn, host, openChatApp } from '#testing/app/chat-app.ts'

const key = 'sk-of-the-operator'
const sound = Buffer.from('ID3 a sound')
const sentence = 'This program may pay for Ozempic.'

type Asked = { headers: IncomingHttpHeaders; body: { input: string; model: string; voice?: string } }

const asMp3 = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(sound)

/** A speech service at the network's edge, and a site that knows it. */
async function openWorld(answer = asMp3, env: Record<string, string> = {}) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    asked.push({ headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString()) })
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = { REALTIME_BASE_URL: base, REALTIME_MODEL: 'speech-1', REALTIME_READER: 'reader-1' }
  const opened = await openChatApp({ env: { ...settings, REALTIME_API_KEY: key, ...env } })
  const read = (payload: object, headers: Record<string, string> = {}) =>
    opened.app.inject({ method: 'POST', url: '/api/speech', payload, headers: { host, ...headers } })
  return { ...opened, read, asked }
}

test('a sentence becomes sound, and neither its words nor the key get into the log', async () => {
  const { read, asked, lines } = await openWorld(asMp3, { REALTIME_VOICE: 'calm' })
  const reply = await read({ text: `${sentence} It is $25.`, spoken: 'en' })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'cache-control': 'no-store' })
  expect(reply.rawPayload.equals(sound)).toBe(true)
  expect(asked[0]?.body).toMatchObject({ input: `${sentence} It is 25 dollars.`, model: 'reader-1', voice: 'calm' })
  expect(asked[0]?.headers).toMatchObject({ authorization: `Bearer ${key}`, 'content-language': 'en' })
  expect(lines.join('\n')).not.toMatch(/Ozempic|sk-of/)
})

test('an answer of a talk has an address where its own browser, and no other, hears it', async () => {
  const world = await openWorld()
  const first = await ask(world, 'who pays for ozempic', { id: 'question-1' })
  const cookie = cookieIn(first)
  const { audio_file } = first.json()
  const open = (headers: Record<string, string>) => world.app.inject({ url: audio_file, headers: { host, ...headers } })
  expect((await open({ cookie })).rawPayload.equals(sound)).toBe(true)
  expect(world.asked.at(-1)?.body.input).toBe('You said who pays for ozempic after 0.')
  expect((await open({})).statusCode).toBe(404)
  const other = cookieIn(await ask(world, 'hello'))
  expect((await open({ cookie: other })).statusCode).toBe(404)
})

test('without a service for it there is no address, nobody reads, and the page is told so', async () => {
  const world = await openChatApp()
  expect((await ask(world, 'hello')).json().audio_file).toBe('')
  expect((await world.app.inject('/api/postVoice')).json().reader).toBeNull()
  const payload = { text: sentence, spoken: 'en' }
  const reply = await world.app.inject({ method: 'POST', url: '/api/speech', payload, headers: { host } })
  expect(reply.json()).toMatchObject({ response_code: 404, code: 'no_voice_service' })
})

test('the page learns who reads, before a word goes there', async () => {
  const { app } = await openWorld(asMp3, { REALTIME_NAME: 'Example Voices' })
  expect((await app.inject('/api/postVoice')).json().reader).toBe('Example Voices')
})

test.each<[string, (response: ServerResponse) => unknown]>([
  ['refuses', (response) => response.writeHead(401).end(`bad key ${key}`)],
  ['answers a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hi</p>')],
  ['answers nothing', (response) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).end()],
  ['breaks off', (response) => response.destroy()],
  ['leads elsewhere', (response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()],
])('where the service %s, the reader is told in their language', async (_, answer) => {
  const { read, lines } = await openWorld(answer as typeof asMp3)
  const reply = await read({ text: 'Es gratis.', spoken: 'es', lng: 'es' })
  expect(reply.json()).toMatchObject({ code: 'voice_away', message: expect.stringContaining('El servicio de voz') })
  expect(lines.join('\n')).toContain('nothing was read out loud')
  expect(lines.join('\n')).not.toContain(key)
})

test('an address that has many sentences read is slowed down, and the service is not asked', async () => {
  const { read, asked } = await openWorld(asMp3, { REALTIME_READINGS_PER_ADDRESS: '2' })
  const codes: number[] = []
  for (let at = 0; at < 4; at += 1) codes.push((await read({ text: sentence, spoken: 'en' })).statusCode)
  expect(codes).toEqual([200, 200, 429, 429])
  expect(asked).toHaveLength(2)
})

test.each([
  ['from another site', { text: sentence, spoken: 'en' }, { 'sec-fetch-site': 'cross-site' }, 403],
  ['longer than a sentence', { text: 'a'.repeat(301), spoken: 'en' }, {}, 400],
  ['in a language of nobody here', { text: sentence, spoken: 'xx' }, {}, 400],
  ['empty', { text: '', spoken: 'en' }, {}, 400],
])('words that come %s are not read', async (_, payload, headers, status) => {
  const { read, asked } = await openWorld()
  expect((await read(payload, headers)).statusCode).toBe(status)
  expect(asked).toEqual([])
})
