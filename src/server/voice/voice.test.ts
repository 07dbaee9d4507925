import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { readConfig, voiceHost } from '#server/settings/config.ts'
import { testApp } from '#testing/app/test-app.ts'

const key = 'sk-of-the-operator'
const given = { value: 'ek_of_one_call', expires_at: 1_800_000_000 }

let opened: Awaited<ReturnType<typeof testApp>> | undefined

afterEach(async () => {
  await opened?.services.database.pool.query('TRUNCATE send_count')
})

type Heard = {
  url: string | undefined
  headers: IncomingHttpHeaders
  body: { session: Session; expires_after: object }
}
type Session = {
  model: string
  instructions: string
  tools: { name: string }[]
  audio: { input: { transcription: Record<string, unknown>; turn_detection: object }; output?: object }
}
type Answer = (response: ServerResponse, heard: Heard) => void

const answerJson = (response: ServerResponse, body: object, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** The API with a realtime service beside it that answers as a test says. */
async function openWorld(answer: Answer, env: Record<string, string> = {}) {
  const heard: Heard[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { url, headers } = request
    const last = { url, headers, body: JSON.parse(Buffer.concat(parts).toString()) }
    heard.push(last)
    answer(response, last)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = { REALTIME_BASE_URL: base, REALTIME_API_KEY: key, REALTIME_MODEL: 'speech-1', TRUST_PROXY: 'true' }
  opened = await testApp({ env: { ...settings, ...env } })
  const { app, lines } = opened
  const open = (url = '/api/realtime_session', headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { 'x-forwarded-for': '198.51.100.7', ...headers } })
  return { open, heard, base, lines }
}

test('a talk gets a secret of one call, and the key of the service reaches nobody', async () => {
  const { open, heard, base, lines } = await openWorld((response) => answerJson(response, { ...given, session: {} }))
  const reply = await open()
  expect(reply.json()).toEqual({
    response_code: 200,
    client_secret: given,
    calls_url: `${base}/v1/realtime/calls`,
    longest_minutes: 10,
  })
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(heard[0]?.url).toBe('/v1/realtime/client_secrets')
  expect(heard[0]?.headers.authorization).toBe(`Bearer ${key}`)
  expect(reply.body + lines.join('\n')).not.toContain(key)
  expect(lines.join('\n')).not.toContain(given.value)
})

test('the service gets model, voice, language, the names of medicines, one read-only function, and leave to hear but not to answer', async () => {
  const env = { REALTIME_VOICE: 'calm', REALTIME_TRANSCRIBER: 'scribe-1' }
  const { open, heard } = await openWorld((response) => answerJson(response, given), env)
  await open('/api/realtime_session?lng=es')
  const { session, expires_after } = heard[0]?.body ?? ({} as Heard['body'])
  expect(expires_after).toEqual({ anchor: 'created_at', seconds: 60 })
  expect(session.model).toBe('speech-1')
  expect(session.audio.output).toEqual({ voice: 'calm' })
  const { keywords, ...transcription } = session.audio.input.transcription
  expect(transcription).toEqual({ model: 'scribe-1', language: 'es', languages: ['en', 'es'] })
  expect(keywords).toHaveLength(200)
  expect(keywords).toContain('Ozempic')
  expect(session.audio.input.turn_detection).toMatchObject({ type: 'server_vad', create_response: false })
  expect(session.tools.map(({ name }) => name)).toEqual(['ask_navi'])
  expect(session.instructions).toContain('Speak Spanish')
})

test.each([
  ['/api/realtime_session', 'paying less for medicine'],
  ['/api/realtimeprescription_assistance', 'programs that help to pay for medicine'],
  ['/api/realtimelocal_community', 'local help'],
])('%s begins a talk about %s', async (url, subject) => {
  const { open, heard } = await openWorld((response) => answerJson(response, given))
  expect((await open(url)).statusCode).toBe(200)
  expect(heard[0]?.body.session.instructions).toContain(subject)
})

test('the answer of the beta is understood', async () => {
  const { open } = await openWorld((response) => answerJson(response, { client_secret: given, id: 'sess_1' }))
  expect((await open()).json().client_secret).toEqual(given)
})

test('a service that takes no list of names is asked once more without', async () => {
  const { open, heard } = await openWorld((response, { body: { session } }) =>
    session.audio.input.transcription.keywords
      ? answerJson(response, { error: { code: 'unknown_parameter' } }, 400)
      : answerJson(response, given),
  )
  expect((await open()).statusCode).toBe(200)
  expect(heard).toHaveLength(2)
})

test.each<[string, Answer]>([
  ['refuses', (response) => answerJson(response, { error: { message: `bad key ${key}` } }, 401)],
  ['answers a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome</p>')],
  ['answers without a secret', (response) => answerJson(response, { value: '' })],
  ['breaks off', (response) => response.destroy()],
  ['leads elsewhere', (response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()],
])(
  'where the service %s, the reader is told in JSON and who runs the site in the log, without the key',
  async (_, answer) => {
    const { open, lines } = await openWorld(answer)
    const reply = await open('/api/realtime_session?lng=es')
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject({ code: 'voice_away', message: expect.stringContaining('El servicio de voz') })
    const log = lines.join('\n')
    expect(log).toContain('no voice talk could begin')
    expect(log).not.toContain(key)
  },
)

test('without a service the call says so, and the page is told that the browser hears', async () => {
  opened = await testApp()
  const { app } = opened
  expect((await app.inject('/api/realtime_session')).json()).toMatchObject({ code: 'no_voice_service' })
  expect((await app.inject('/api/postVoice')).json()).toMatchObject({ engine: 'browser', receiver: null })
})

test('with a service the page is told who hears', async () => {
  const { open } = await openWorld((response) => answerJson(response, given), { REALTIME_NAME: 'Example Voices' })
  expect((await open('/api/postVoice')).json()).toMatchObject({ engine: 'service', receiver: 'Example Voices' })
})

test('an address that began its talks of a day waits, and another one does not', async () => {
  const env = { REALTIME_TALKS_PER_ADDRESS: '2' }
  const { open, heard } = await openWorld((response) => answerJson(response, given), env)
  const codes: number[] = []
  for (let at = 0; at < 4; at += 1) codes.push((await open()).statusCode)
  expect(codes).toEqual([200, 200, 429, 429])
  const refused = await open()
  expect(refused.json().code).toBe('too_many_talks')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await open('/api/realtime_session', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(200)
  expect(heard).toHaveLength(3)
})

test('a page of another site begins no talk', async () => {
  const { open, heard } = await openWorld((response) => answerJson(response, given))
  const reply = await open('/api/realtime_session', { 'sec-fetch-site': 'cross-site' })
  expect(reply.json().code).toBe('cross_site')
  expect(heard).toHaveLength(0)
})

test('an address that ends with /v1 is the same one, and a model must be named with it', () => {
  const { REALTIME_BASE_URL } = readConfig({ REALTIME_BASE_URL: 'https://voice.example/v1/', REALTIME_MODEL: 'm' })
  expect(REALTIME_BASE_URL).toBe('https://voice.example')
  expect(voiceHost({ REALTIME_BASE_URL: 'https://voice.example/under' })).toBe('https://voice.example')
  expect(() => readConfig({ REALTIME_BASE_URL: 'https://voice.example' })).toThrow('REALTIME_MODEL must be')
})
