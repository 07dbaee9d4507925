import { existsSync } from 'node:fs'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '#testing/app/test-app.ts'
import { launchBuiltServer, untilReady } from '#testing/processes/built-server.ts'
import { apiKey, type Caller } from '#testing/voice/voice-caller.ts'
import { begin } from '#testing/voice/voice-calls.ts'
import type { Engine, Sound } from './engines/engine.ts'
import { openSphinx } from './engines/sphinx.ts'
import { resample } from './media/mouth.ts'
import { heardRate } from './media/voice-activity.ts'

vi.setConfig({ testTimeout: 120_000 })
/** A recogniser of seconds, beside other tests. */
const patient = { timeout: 40_000, interval: 100 }
const isInstalled = ['pocketsphinx_continuous', 'espeak-ng'].every((name) => existsSync(`/usr/bin/${name}`))
const session = {
  audio: { input: { transcription: { language: 'en', keywords: ['Ozempic', 'Jardiance', 'Eliquis'] } } },
}

/** `npm run voice` as a process of its own, with the engine that Debian brings. */
function startService(navi: string) {
  const env = {
    VOICE_ENGINE: 'sphinx',
    VOICE_HOST: '127.0.0.1',
    VOICE_PORT: '0',
    VOICE_API_KEY: apiKey,
    VOICE_NAVI: navi,
  }
  return untilReady(launchBuiltServer(env, { main: 'build/voice.js' }))
}

const transcripts = ({ events }: Caller, type: string) =>
  events.filter((event) => event.type === type).map(({ transcript }) => transcript ?? '')
const written = (caller: Caller) => transcripts(caller, 'conversation.item.input_audio_transcription.completed')
const said = (caller: Caller) => transcripts(caller, 'response.output_audio_transcript.done')

describe.skipIf(!isInstalled)('with the packages of Debian', () => {
  let voice: Promise<Engine> | undefined
  afterAll(async () => (await voice)?.close())

  /** What espeak-ng makes of these words, as a microphone takes it. */
  async function spoken(words: string) {
    voice ??= openSphinx()
    const sound: Sound = await (await voice).say(words, 'en')
    return resample(sound, heardRate)
  }

  test('in English a medicine is heard and confirmed, and its programs are read out', async () => {
    const { app } = await testApp()
    const service = await startService(await app.listen({ host: '127.0.0.1', port: 0 }))
    const caller = await begin(service.url, session)
    caller.say(await spoken('Can you help me pay for Jardiance?'))
    await expect.poll(() => said(caller), patient).toEqual(['Did I hear Jardiance?'])
    expect(written(caller)).toEqual(['can you help me pay for jardiance'])
    caller.say(await spoken('Yes.'))
    const answers = () => caller.events.filter(({ type }) => type === 'response.output_audio_transcript.delta')
    await expect
      .poll(
        () =>
          answers()
            .map(({ delta }) => delta)
            .join(''),
        patient,
      )
      .toMatch(/Jardiance\?.*Jardiance/s)
    expect(written(caller)).toEqual(['can you help me pay for jardiance', 'yes'])
    const packets = caller.packetsHeard()
    await expect.poll(caller.packetsHeard, patient).toBeGreaterThan(packets + 20)
  })

  test('where Navi is away the talk says so and goes on', async () => {
    const service = await startService('http://127.0.0.1:9')
    const caller = await begin(service.url, session)
    caller.say(await spoken('I take Eliquis.'))
    await expect.poll(() => said(caller).length, patient).toBe(1)
    expect(said(caller)[0]).not.toContain('Eliquis')
    caller.say(await spoken('I take Eliquis.'))
    await expect.poll(() => said(caller).length, patient).toBe(2)
  })

  test('a service that is told to stop ends its calls within seconds, and one that is killed can be started again', async () => {
    const first = await startService('http://127.0.0.1:9')
    await begin(first.url, session)
    first.kill('SIGTERM')
    const patience = new Promise((resolve) => setTimeout(resolve, 5_000, 'still there'))
    expect(await Promise.race([first.ended, patience])).toBe(0)
    const second = await startService('http://127.0.0.1:9')
    const caller = await begin(second.url, session)
    second.kill('SIGKILL')
    expect(await second.ended).toBeNull()
    const third = await startService('http://127.0.0.1:9')
    onTestFinished(() => caller.hangUp())
    const again = await begin(third.url, session)
    await expect.poll(() => again.types(), patient).toContain('session.created')
  })
})
