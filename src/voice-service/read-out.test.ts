import { expect, test } from 'vitest'
import { apiKey } from '#testing/voice/voice-caller.ts'
import { openVoiceWorld } from '#testing/voice/voice-world.ts'

type Asked = { key?: string; language?: string }

function readOut(url: string, body: object, { key = apiKey, language = 'en' }: Asked = {}) {
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'content-language': language,
  }
  return fetch(`${url}/v1/audio/speech`, { method: 'POST', headers, body: JSON.stringify(body) })
}

const wanted = { model: 'navi-voice', voice: 'any', response_format: 'mp3' }

test('a text becomes one WAV file, as long as all of its sentences', async () => {
  const { url, said } = await openVoiceWorld({ engine: { msPerLetter: 10 } })
  const reply = await readOut(url, { ...wanted, input: 'It is free. Call them today!' })
  expect(reply.headers.get('content-type')).toBe('audio/wav')
  const file = Buffer.from(await reply.arrayBuffer())
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ')
  const seconds = file.readUInt32LE(40) / file.readUInt32LE(28)
  expect(said).toEqual(['It is free. ', 'Call them today!'])
  expect(seconds).toBeCloseTo(0.01 * 'It is free. Call them today!'.length, 2)
})

test('it is said in the language that the text is written in', async () => {
  const { url, languages } = await openVoiceWorld()
  await readOut(url, { ...wanted, input: 'Es gratis.' }, { language: 'es' })
  expect(languages).toEqual(['es'])
})

test.each([
  ['with another key', { input: 'It is free.' }, 'a-key-of-somebody-else', 401],
  ['without a text', {}, apiKey, 400],
  ['with more than 4,096 letters', { input: 'a'.repeat(4_097) }, apiKey, 400],
])('%s nothing is said', async (_, body, key, status) => {
  const { url, said } = await openVoiceWorld()
  const reply = await readOut(url, body, { key })
  expect(reply.status).toBe(status)
  expect(await reply.json()).toHaveProperty('error.code')
  expect(said).toEqual([])
})

test('who asks while as many texts as may be are made is told to wait, and a call goes on', async () => {
  const { url } = await openVoiceWorld({ env: { VOICE_READINGS: '1' }, engine: { sayMs: 300 } })
  const statuses = await Promise.all([1, 2].map(async () => (await readOut(url, { input: 'It is free.' })).status))
  expect(statuses.sort()).toEqual([200, 429])
  expect((await readOut(url, { input: 'It is free.' })).status).toBe(200)
})

test('a site with the key may ask more often than a stranger', async () => {
  const { url } = await openVoiceWorld({ env: { VOICE_REQUESTS_PER_MINUTE: '2' } })
  const ask = async (key: string) => (await readOut(url, { input: 'Hi.' }, { key })).status
  expect([await ask(apiKey), await ask(apiKey), await ask(apiKey)]).toEqual([200, 200, 200])
  const guess = 'a-key-that-is-guessed'
  expect([await ask(guess), await ask(guess), await ask(guess)]).toEqual([401, 401, 429])
})
