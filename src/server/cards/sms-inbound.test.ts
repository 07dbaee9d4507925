import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { anyLetter } from '#testing/any-letter.ts'
import { testApp } from '#testing/app/test-app.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'

const env = { PUBLIC_URL: 'https://navi.example', SMS_URL: 'https://AC1:a%2Ftoken@api.twilio.com?from=+15005550006' }
const url = '/api/sms_inbound'

type App = Awaited<ReturnType<typeof testApp>>
let opened: App | undefined

afterEach(async () => {
  await opened?.services.database.pool.query('TRUNCATE outbox, stopped_recipient, send_count')
})

async function open() {
  opened = await testApp({ catalogue, env })
  return opened
}

/** What Twilio sends when this number texts this. */
function inbound(world: App, body: string, token = 'a/token') {
  return sendSigned(world, { From: '+12025550123', Body: body, MessageSid: 'SM1', To: '+15005550006' }, token)
}

function sendSigned({ app }: App, fields: Record<string, string>, token = 'a/token') {
  const signed = Object.entries(fields)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .reduce((text, [name, value]) => text + name + value, `https://navi.example${url}`)
  const signature = createHmac('sha1', token).update(signed).digest('base64')
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature }
  return app.inject({ method: 'POST', url, payload: new URLSearchParams(fields).toString(), headers })
}

function sendText({ app }: App, lng = 'en') {
  const payload = {
    phone_no: '202-555-0123',
    organization: 'Navi AI Program',
    url: 'https://navi.example/health-care-ai',
    lng,
  }
  return app.inject({ method: 'POST', url: '/api/text_messaging', payload })
}

test.each(['STOP', ' stop. ', 'StopAll', 'Unsubscribe', 'ALTO', 'parar'])(
  '"%s" is answered by nothing, and the number gets no more texts until START',
  async (word) => {
    const world = await open()
    const reply = await inbound(world, word)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toContain('text/xml')
    expect(reply.body).toContain('<Response></Response>')
    expect((await sendText(world, 'es')).json()).toEqual({
      response_code: 400,
      code: 'number_stopped',
      message: 'Este número pidió no recibir más mensajes. Envíe START a nuestro número para recibirlos otra vez.',
    })
    await inbound(world, 'start')
    expect((await sendText(world)).statusCode).toBe(200)
  },
)

test('other words change nothing', async () => {
  const world = await open()
  expect((await inbound(world, 'please do not stop')).statusCode).toBe(200)
  expect((await sendText(world)).statusCode).toBe(200)
})

test('a call without the provider’s signature is refused and changes nothing', async () => {
  const world = await open()
  expect((await inbound(world, 'STOP', 'another token')).json()).toMatchObject({
    response_code: 403,
    code: 'wrong_signature',
  })
  const bare = await world.app.inject({
    method: 'POST',
    url,
    payload: 'From=%2B12025550123&Body=STOP',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(bare.statusCode).toBe(403)
  expect((await sendText(world)).statusCode).toBe(200)
})

test('no text makes it fail, whoever signed it', async () => {
  const world = await open()
  const odd = fc.string({ unit: anyLetter })
  const forms = fc.record({ From: odd, Body: fc.oneof(odd, fc.constantFrom('STOP', 'START')) }, { requiredKeys: [] })
  await fc.assert(
    fc.asyncProperty(forms, fc.constantFrom('a/token', 'another'), async (fields, token) => {
      expect((await sendSigned(world, fields, token)).statusCode).toBeOneOf([200, 403])
    }),
    { numRuns: 25, seed: 1 },
  )
  for (const payload of [[1], {}, { From: {} }])
    expect((await world.app.inject({ method: 'POST', url, payload })).statusCode).toBe(403)
})

test('without a provider there is no such address', async () => {
  const { app } = await testApp()
  expect((await app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404)
})

test('the list of stopped numbers holds no number', async () => {
  const world = await open()
  await inbound(world, 'STOP')
  const { rows } = await world.services.database.pool.query("SELECT encode(hash, 'hex') AS hash FROM stopped_recipient")
  expect(rows).toEqual([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
})
