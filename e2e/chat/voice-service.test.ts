import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openVoiceService, type VoiceService } from '../../src/testing/network-edge/voice-service.ts'
import { expectNoViolations } from '../support/axe.ts'
import { openNewPage, visit } from '../support/browser.ts'
import { startSite } from '../support/site.ts'
import { words } from '../support/words.ts'

declare global {
  interface Window {
    /** Of the microphone, as the page got them. */
    tracks: MediaStreamTrack[]
  }
}

const t = words.en
const patient = { timeout: 8_000 }
let service: VoiceService
let site: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  service = await openVoiceService()
  site = await startSite({
    REALTIME_BASE_URL: service.url,
    REALTIME_MODEL: 'speech-1',
    REALTIME_API_KEY: 'sk-of-the-operator',
    REALTIME_NAME: 'Example Voices',
    REALTIME_TALKS_PER_ADDRESS: '1000',
    REALTIME_TALKS_PER_DAY: '10000',
  })
})

afterAll(async () => {
  await site.stop()
  await service.close()
})

beforeEach(() => {
  service.heard.length = 0
})

afterEach(() => {
  service.lie.text = null
})

async function openTalk({ mayHear = true } = {}) {
  const expected = new RegExp(`^foreign: ${service.url}|ERR_CONNECTION|Failed to load resource`)
  const page = await openNewPage({ site: site.url, reducedMotion: true, width: 390, expected })
  await page.addInitScript(() => {
    window.tracks = []
    const devices = navigator.mediaDevices
    const open = devices.getUserMedia.bind(devices)
    devices.getUserMedia = async (wanted) => {
      const stream = await open(wanted)
      window.tracks.push(...stream.getTracks())
      return stream
    }
  })
  if (!mayHear)
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
  const secrets: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) secrets.push(await response.text().catch(() => ''))
  })
  await visit(page, '/health-care-ai/')
  await page.getByRole('button', { name: t('chat.mic.talk') }).click()
  const screen = page.getByRole('dialog')
  await screen.getByText('Example Voices').waitFor()
  await screen.getByRole('button', { name: t('voice.told.go') }).click()
  if (mayHear) await screen.getByText(t('voice.state.listening')).waitFor()
  return { page, screen, secrets, press: (name: string) => screen.getByRole('button', { name }).click() }
}

test('over a real connection a medicine is confirmed, the answer is given to be said word for word, and the end turns the microphone off', async () => {
  const { page, screen, secrets, press } = await openTalk()
  service.hear('can you help me pay for jar dee ants')
  await screen.getByRole('region', { name: 'Did I hear this right? Jardiance' }).waitFor()
  await expect.poll(() => service.said(), patient).toEqual(['Did I hear Jardiance?'])
  await expectNoViolations(page, [390])
  service.hear('yes')
  await expect.poll(() => service.said().length, patient).toBe(2)
  expect(service.said()[1]).toContain('Jardiance')
  await screen.getByText(t('voice.state.speaking')).waitFor()
  expect(secrets.join()).not.toContain('sk-of-the-operator')
  await press(t('voice.end'))
  expect(await page.evaluate(() => window.tracks.map(({ readyState }) => readyState))).toEqual(['ended'])
  await press(t('voice.close'))
  await page.getByText(/^You said: can you help me pay for Jardiance/).waitFor()
  await page.getByText(/By voice, 00:\d\d/).waitFor()
})

test('who begins to talk silences it', async () => {
  const { screen } = await openTalk()
  service.hear('who can help with rent')
  await screen.getByText(t('voice.state.speaking')).waitFor()
  service.send({ type: 'input_audio_buffer.speech_started' })
  await screen.getByText(t('voice.state.listening')).waitFor()
  await expect.poll(() => service.heard.map(({ type }) => type), patient).toContain('output_audio_buffer.clear')
})

test('what it says of its own is corrected in the captions', async () => {
  service.lie.text = 'Call Doctor Miracle at 1-900-555-0100 today.'
  const { screen } = await openTalk()
  service.hear('who can help with rent')
  await screen.getByText(t('voice.differs')).waitFor()
  expect(await screen.innerText()).not.toContain('900-555-0100')
})

test('a talk that it begins unasked is cut off, and its function asks Navi', async () => {
  const { screen } = await openTalk()
  service.send({ type: 'input_audio_buffer.speech_started' })
  service.send({ type: 'response.created', response: { id: 'own' } })
  service.send({ type: 'response.output_audio_transcript.delta', delta: 'Take two' })
  await expect.poll(() => service.heard.map(({ type }) => type), patient).toContain('response.cancel')
  const call = { name: 'ask_navi', call_id: 'c1', arguments: '{"question":"i need help with who mira"}' }
  service.send({ type: 'response.function_call_arguments.done', ...call })
  await screen.getByRole('region', { name: 'Did I hear this right? Humira' }).waitFor()
  await expect.poll(() => service.heard.map(({ type }) => type), patient).toContain('conversation.item.create')
})

test('unknown events, broken ones and bytes change nothing', async () => {
  const { screen } = await openTalk()
  service.send({ type: 'session.dreamt' })
  service.send('{"type":')
  service.send('null')
  service.sendBytes(Buffer.from([0, 1, 2]))
  service.send({ type: 'error', error: { code: 'server_error' } })
  service.hear('who can help with rent')
  await screen.getByText(t('voice.state.speaking')).waitFor()
})

test('a session that has expired ends in words, and another talk can begin', async () => {
  const { screen, press } = await openTalk()
  service.send({ type: 'error', error: { code: 'session_expired' } })
  await screen.getByText(t('voice.problem.expired')).waitFor()
  await press(t('voice.again'))
  await screen.getByText(t('voice.state.listening')).waitFor()
})

test('a line that breaks off is opened once more, and the second time people are told', async () => {
  const { screen } = await openTalk()
  const before = service.calls.length
  await service.drop()
  await expect.poll(() => service.calls.length, { timeout: 20_000 }).toBe(before + 1)
  await screen.getByText(t('voice.state.listening')).waitFor()
  await service.drop()
  await screen.getByText(t('voice.problem.lost')).waitFor({ timeout: 20_000 })
})

test('without the microphone nothing is asked of the service', async () => {
  const before = service.calls.length
  const { screen } = await openTalk({ mayHear: false })
  await screen.getByText(t('voice.problem.denied')).waitFor()
  expect(service.calls.length).toBe(before)
})
