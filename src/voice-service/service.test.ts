import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { speechLike } from '#testing/voice/speech-like.ts'
import { apiKey, call, mintSecret, openCaller, postOffer } from '#testing/voice/voice-caller.ts'
import { begin, inTime, patient, seen } from '#testing/voice/voice-calls.ts'
import { eventsOfTurn } from '#testing/voice/voice-events.ts'
import { openVoiceWorld } from '#testing/voice/voice-world.ts'

vi.setConfig({ testTimeout: 20_000 })

test('what is said is written down, answered and heard, in the order of the protocol', async () => {
  const { url } = await openVoiceWorld({ lines: ['who can help with rent'] })
  const caller = await begin(url)
  caller.say(speechLike(1))
  await seen(caller, 'output_audio_buffer.stopped')
  expect(caller.packetsHeard()).toBeGreaterThan(20)
  expect(caller.events.find(({ type }) => type.endsWith('transcription.completed'))?.transcript).toBe(
    'who can help with rent',
  )
  const order = ['session.created', ...eventsOfTurn]
  expect(caller.types().filter((type) => order.includes(type))).toEqual(order)
  const said = caller.events.filter(({ type }) => type === 'response.output_audio_transcript.delta')
  expect(said.map(({ delta }) => delta).join('')).toBe('You said who can help with rent.')
})

test('no event comes under a number of the handshake, which a browser would take for a replay', async () => {
  const { url } = await openVoiceWorld()
  const caller = await begin(url)
  for (let at = 0; at < 20; at += 1) caller.send({ type: 'conversation.item.retrieve', item_id: 'none' })
  await expect.poll(() => caller.types().length, patient).toBe(21)
  const { handshake, data } = caller.records
  expect(handshake.size).toBeGreaterThan(0)
  expect(new Set([...handshake, ...data]).size).toBe(handshake.size + data.length)
})

test('who begins to talk silences it', async () => {
  const { url } = await openVoiceWorld({ lines: ['a', 'b'], engine: { msPerLetter: 300 } })
  const caller = await begin(url)
  caller.say(speechLike(0.6))
  await seen(caller, 'output_audio_buffer.started')
  caller.say(speechLike(0.6))
  await seen(caller, 'output_audio_buffer.cleared')
  const heard = caller.packetsHeard()
  await sleep(200)
  expect(caller.packetsHeard() - heard).toBeLessThan(5)
  expect(caller.events.find(({ type }) => type === 'response.done')?.response).toMatchObject({ status: 'cancelled' })
})

test('a secret that is made up, used already or for something else opens nothing', async () => {
  const { url, calls } = await openVoiceWorld()
  const { offer } = await openCaller()
  expect((await postOffer(url, 'ek_made_up', offer)).status).toBe(401)
  expect((await postOffer(url, apiKey, offer)).status).toBe(401)
  const secret = await mintSecret(url)
  expect((await postOffer(url, secret, offer)).status).toBe(201)
  const again = await postOffer(url, secret, offer)
  expect(again.status).toBe(401)
  expect(await again.json()).toMatchObject({ error: { code: 'invalid_secret' } })
  expect(await mintSecret(url, {}, 'another-key-of-somebody')).toBeUndefined()
  expect(calls()).toBe(1)
})

test.each([
  ['is no JSON', '{"session":', 400],
  ['lives too long', '{"expires_after":{"seconds":999999}}', 400],
  ['holds more than 32 kB', `{"session":{"instructions":"${'a'.repeat(40_000)}"}}`, 413],
  ['holds what is no session', '{"session":7}', 400],
])('a wish for a secret that %s is refused', async (_, body, status) => {
  const { url } = await openVoiceWorld()
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  const reply = await fetch(`${url}/v1/realtime/client_secrets`, { method: 'POST', headers, body })
  expect(reply.status).toBe(status)
  expect(await reply.json()).toHaveProperty('error.code')
})

test.each([
  ['nothing', '', 400],
  ['no SDP', 'hello', 400],
  ['SDP without a microphone', 'v=0\r\nm=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\n', 400],
  [
    'SDP with lines that are none',
    'v=0\r\nm=audio 9\r\nm=application x\r\na=ice-ufrag:x\r\na=fingerprint:x y\r\n',
    400,
  ],
  ['more than 32 kB', `v=0\r\n${'a=x\r\n'.repeat(8_000)}`, 413],
])('an offer of %s is refused, and takes no place', async (_, sdp, status) => {
  const { url, calls } = await openVoiceWorld()
  const reply = await postOffer(url, await mintSecret(url), sdp)
  expect(reply.status).toBe(status)
  expect(await reply.json()).toHaveProperty('error.code')
  expect(calls()).toBe(0)
})

test('as many calls as may be, from one address and in all, and the next is told to wait with its secret unused', async () => {
  const { url, calls } = await openVoiceWorld({ env: { VOICE_CALLS: '3', VOICE_CALLS_PER_ADDRESS: '2' } })
  const first = await call(url)
  await begin(url)
  const { offer } = await openCaller()
  const secret = await mintSecret(url)
  const refused = await postOffer(url, secret, offer)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('30')
  await first.hangUp()
  await inTime(calls, 1)
  expect((await postOffer(url, secret, offer)).status).toBe(201)
})
