import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArguments, findChromium } from '#testing/chromium.ts'
import { speechFile } from '#testing/speech-file.ts'
import { startVoice } from '#testing/start-voice.ts'
import { apiKey } from '#testing/voice-caller.ts'
import { visit } from './browser.ts'
import { startSite } from './site.ts'
import { words } from './words.ts'

const t = words.en
const patient = { timeout: 10_000, interval: 50 }
let voice: Awaited<ReturnType<typeof startVoice>>
let site: Awaited<ReturnType<typeof startSite>>
let browser: Browser

beforeAll(async () => {
  voice = await startVoice({ lines: ['can you help me pay for jar dee ants', 'yes'] })
  site = await startSite({ REALTIME_BASE_URL: voice.url, REALTIME_MODEL: 'navi-voice', REALTIME_API_KEY: apiKey })
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, `--use-file-for-fake-audio-capture=${speechFile([2, 3, 6, 1, 60])}%noloop`],
  })
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await voice?.close()
})

test('a voice from the microphone is heard by our own service, its medicine is confirmed by voice, and the answer is heard', async () => {
  const page = await browser.newPage({ baseURL: site.url })
  page.setDefaultTimeout(15_000)
  await visit(page, '/health-care-ai/')
  await page.getByRole('button', { name: t('chat.mic.talk') }).click()
  const screen = page.getByRole('dialog')
  await screen.getByRole('button', { name: t('voice.told.go') }).click()
  await screen.getByRole('region', { name: 'Did I hear this right? Jardiance' }).waitFor()
  await expect.poll(() => voice.said.join(' '), patient).toContain('Did I hear Jardiance?')
  await expect.poll(() => voice.said.length, patient).toBeGreaterThan(1)
  expect(voice.said[1]).toContain('Jardiance')
  expect(voice.calls()).toBe(1)
  await screen.getByRole('button', { name: t('voice.end') }).click()
  await expect.poll(voice.calls, patient).toBe(0)
  await screen.getByRole('button', { name: t('voice.close') }).click()
  await page.getByText(/^You said: can you help me pay for Jardiance/).waitFor()
})
