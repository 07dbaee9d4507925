import { expect, onTestFinished, test } from 'vitest'
import { type Outcome, startTwilioServer } from '#testing/network-edge/twilio-server.ts'
import { createTextSender, isSignedByTwilio } from './texts.ts'

const text = { id: '0b7c1f8e-0000-4000-8000-000000000001', to: '+12025550123', body: 'Navi: su tarjeta' }

async function start(outcome: Outcome) {
  const server = await startTwilioServer(() => outcome)
  onTestFinished(server.stop)
  return { server, sender: createTextSender(server.url) }
}

test('a text is sent by the call that the contract records', async () => {
  const { server, sender } = await start('queued')
  await sender.send(text)
  expect(server.breaches).toEqual([])
  expect(server.texts).toEqual([{ to: '+12025550123', body: 'Navi: su tarjeta' }])
})

test.each([
  { outcome: 'invalid_number', code: 'twilio_21211', permanent: true, stopped: false },
  { outcome: 'unsubscribed', code: 'twilio_21610', permanent: true, stopped: true },
  { outcome: 'too_many', code: 'twilio_20429', permanent: false, stopped: false },
  { outcome: 'wrong_token', code: 'twilio_20003', permanent: false, stopped: false },
  { outcome: 'broken', code: 'twilio_20500', permanent: false, stopped: false },
  { outcome: 'unavailable', code: 'twilio_503', permanent: false, stopped: false },
  { outcome: 'cut', code: 'twilio_unreachable', permanent: false, stopped: false },
] as const)('the answer "$outcome" is told as $code', async ({ outcome, ...told }) => {
  const { sender } = await start(outcome)
  const error: unknown = await sender.send(text).catch((caught: unknown) => caught)
  expect(error).toMatchObject(told)
  expect(String(error)).not.toContain('2025550')
})

test('an answer that never comes is given up', async () => {
  const { server } = await start('silent')
  const sender = createTextSender(server.url, 50)
  await expect(sender.send(text)).rejects.toMatchObject({ code: 'twilio_timeout', permanent: false })
})

// The example that Twilio's documentation and helper libraries carry.
const example = {
  token: '12345',
  url: 'https://example.com/myapp.php?foo=1&bar=2',
  fields: {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675310',
    Digits: '1234',
    From: '+14158675310',
    To: '+18005551212',
  },
}

test('a signature is the one of Twilio’s own example, and no other', () => {
  const signature = 'L/OH5YylLD5NRKLltdqwSvS0BnU='
  expect(isSignedByTwilio(signature, example)).toBe(true)
  expect(isSignedByTwilio(signature, { ...example, fields: { ...example.fields, Digits: '1235' } })).toBe(false)
  expect(isSignedByTwilio(signature, { ...example, token: '12346' })).toBe(false)
  expect(isSignedByTwilio('', example)).toBe(false)
})
