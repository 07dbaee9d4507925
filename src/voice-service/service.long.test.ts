import { randomBytes } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { speechLike } from '#testing/voice/speech-like.ts'
import { apiKey, mintSecret, openCaller, postOffer } from '#testing/voice/voice-caller.ts'
import { begin, inTime, patient, seen } from '#testing/voice/voice-calls.ts'
import { openVoiceWorld } from '#testing/voice/voice-world.ts'

vi.setConfig({ testTimeout: 20_000 })

test('a session that answers nothing by itself reads out what it is given, and nothing else', async () => {
  const { url, said } = await openVoiceWorld({ lines: ['i take humira'] })
  const session = { audio: { input: { turn_detection: { type: 'server_vad', create_response: false } } } }
  const caller = await begin(url, session)
  caller.say(speechLike(1))
  await seen(caller, 'conversation.item.input_audio_transcription.completed')
  const input = [{ type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Did I hear Humira?' }] }]
  caller.send({ type: 'response.create', response: { conversation: 'none', metadata: { said_by: 'navi' }, input } })
  await seen(caller, 'output_audio_buffer.stopped')
  expect(said).toEqual(['Did I hear Humira?'])
  expect(caller.events.find(({ type }) => type === 'response.created')?.response).toMatchObject({
    metadata: { said_by: 'navi' },
  })
})

test('the names of the beta are spoken to who began with its call', async () => {
  const { url } = await openVoiceWorld({ lines: ['hello'] })
  const response = await fetch(`${url}/v1/realtime/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ turn_detection: { silence_duration_ms: 300 } }),
  })
  const { client_secret } = (await response.json()) as { client_secret: { value: string } }
  const caller = await openCaller()
  onTestFinished(() => caller.hangUp())
  await caller.accept(await (await postOffer(url, client_secret.value, caller.offer)).text())
  caller.say(speechLike(0.6))
  await seen(caller, 'response.audio_transcript.done')
  await seen(caller, 'conversation.item.created')
  expect(caller.types()).not.toContain('response.output_audio_transcript.done')
})

test('unknown events, bytes, endless words and a storm of events are told of, and the call goes on', async () => {
  const { url } = await openVoiceWorld({ lines: ['hello'] })
  const caller = await begin(url)
  caller.send({ type: 'session.dreamt', event_id: 'mine' })
  caller.send(Buffer.from([0, 1, 2]))
  caller.send('{"type":')
  caller.send('null')
  caller.send({ type: 'conversation.item.retrieve', item_id: 'constructor' })
  caller.send({ type: 'response.create' })
  await expect.poll(() => caller.types().filter((type) => type === 'error').length, patient).toBe(6)
  expect(caller.events.find(({ type }) => type === 'error')?.error).toMatchObject({ event_id: 'mine' })
  for (let at = 0; at < 200; at += 1) caller.send({ type: 'nonsense' })
  await sleep(600)
  expect(caller.types().filter((type) => type === 'error').length).toBeLessThan(101)
  caller.say(speechLike(0.6))
  await seen(caller, 'response.done')
})

test('an event that is too long ends nothing but itself', async () => {
  const { url } = await openVoiceWorld({ lines: ['hello'] })
  const caller = await begin(url)
  caller.ignoreLimits()
  caller.send(JSON.stringify({ type: 'session.update', session: {}, more: 'a'.repeat(70_000) }))
  await seen(caller, 'error')
  caller.say(speechLike(0.6))
  await seen(caller, 'response.done')
})

test('an event without an end ends its call before it fills the memory', async () => {
  const { url, calls, log } = await openVoiceWorld()
  const caller = await begin(url)
  caller.ignoreLimits()
  caller.send('a'.repeat(32 * 1024 * 1024))
  await inTime(calls, 0)
  expect(log).toEqual(['a call ended: it sends more than it may'])
})

test('packets that hold no Opus are passed over, and what is said after them is heard', async () => {
  const { url } = await openVoiceWorld({ lines: ['hello'] })
  const caller = await begin(url)
  for (let at = 0; at < 50; at += 1) caller.sendSound(randomBytes(1 + 20 * at))
  caller.say(speechLike(0.6))
  await seen(caller, 'response.done')
})

test('silence and noise are no talk', async () => {
  const { url, heard } = await openVoiceWorld()
  const caller = await begin(url)
  caller.say(Int16Array.from({ length: 32_000 }, () => 3_000 * (Math.random() - 0.5)))
  await sleep(2_500)
  expect(caller.types()).toEqual(['session.created'])
  expect(heard).toEqual([])
})

test.each([
  ['in which nobody speaks', { silenceMs: 1_000 }],
  ['that takes too long', { longestMs: 1_000 }],
])('a talk %s ends with session_expired', async (_, limits) => {
  const { url, calls } = await openVoiceWorld({ limits })
  const caller = await begin(url)
  await expect
    .poll(() => caller.events.find(({ type }) => type === 'error')?.error?.code, patient)
    .toBe('session_expired')
  await inTime(calls, 0)
})

test('who vanishes is missed, and who never comes is not waited for', async () => {
  const { url, calls, log } = await openVoiceWorld({ limits: { lostMs: 1_000, connectMs: 1_500 } })
  const caller = await begin(url)
  caller.vanish()
  await postOffer(url, await mintSecret(url), (await openCaller()).offer)
  expect(calls()).toBe(2)
  await inTime(calls, 0)
  expect(log).toEqual(['a call ended: the client is gone', 'a call ended: it was never begun'])
})

test('where the recogniser or the voice fails the talk goes on', async () => {
  const { url, engine, log } = await openVoiceWorld({ lines: ['hello', 'again'] })
  const { write, say } = engine
  engine.write = () => Promise.reject(new Error('broken'))
  const caller = await begin(url)
  caller.say(speechLike(0.6))
  await seen(caller, 'conversation.item.input_audio_transcription.failed')
  engine.write = write
  engine.say = () => Promise.reject(new Error('broken'))
  caller.say(speechLike(0.6))
  await seen(caller, 'response.done')
  engine.say = say
  expect(log).toEqual(['talk could not be written down', 'a sentence could not be said'])
})

test('a client with a function for questions is asked, and its answer is read out', async () => {
  const { url, said } = await openVoiceWorld({ lines: ['who can help with rent'] })
  const question = { type: 'object', properties: { question: { type: 'string' } } }
  const caller = await begin(url, { tools: [{ type: 'function', name: 'ask_navi', parameters: question }] })
  caller.say(speechLike(0.6))
  await seen(caller, 'response.function_call_arguments.done')
  const asked = caller.events.find(({ type }) => type === 'response.function_call_arguments.done')
  expect(asked).toMatchObject({ name: 'ask_navi', arguments: '{"question":"who can help with rent"}' })
  const item = { type: 'function_call_output', call_id: asked?.call_id, output: 'Call 211.' }
  caller.send({ type: 'conversation.item.create', item })
  caller.send({ type: 'response.create' })
  await seen(caller, 'output_audio_buffer.stopped')
  expect(said).toEqual(['Call 211.'])
})

test('a service that is stopped ends every call', async () => {
  const { url, close, calls } = await openVoiceWorld()
  await begin(url)
  await begin(url)
  await close()
  expect(calls()).toBe(0)
})

test('an offer makes us knock at no other machine', async () => {
  const { url } = await openVoiceWorld()
  const caller = await openCaller()
  onTestFinished(() => caller.hangUp())
  const knocks: Buffer[] = []
  const elsewhere = createSocket('udp4', (packet) => void knocks.push(packet)).bind(0, '127.0.0.1')
  onTestFinished(() => void elsewhere.close())
  await once(elsewhere, 'listening')
  const candidate = `a=candidate:1 1 udp 2113937151 127.0.0.1 ${elsewhere.address().port} typ host\r\n`
  const offer = caller.offer.replace(/^a=candidate:/m, `${candidate}a=candidate:`)
  expect(offer).toContain(candidate)
  const reply = await postOffer(url, await mintSecret(url), offer)
  expect(await reply.text()).toContain('a=ice-lite')
  // Who knocks does so at once. The caller stays silent: a way that is found would end the search for others.
  await sleep(1_000)
  expect(knocks).toEqual([])
})

test('a hundred calls that are begun and left end within seconds and free everything', async () => {
  const { url, calls } = await openVoiceWorld({ env: { VOICE_CALLS: '4' }, limits: { connectMs: 2_000 } })
  const { offer } = await openCaller()
  const secrets = await Promise.all(Array.from({ length: 100 }, () => mintSecret(url)))
  const answers = await Promise.all(secrets.map((secret) => postOffer(url, secret, offer)))
  const statuses = answers.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([201, 429]))
  expect(calls()).toBeLessThanOrEqual(4)
  await inTime(calls, 0)
  const caller = await begin(url)
  await seen(caller, 'session.created')
})
