import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { localeOf } from '../../src/i18n/languages.ts'
import { chromiumArguments, findChromium } from '../../src/testing/pages/chromium.ts'
import { speechFile } from '../../src/testing/voice/speech-file.ts'
import { startVoice } from '../../src/testing/voice/start-voice.ts'
import { apiKey } from '../../src/testing/voice/voice-caller.ts'
import { visit } from '../support/browser.ts'
import { startSite } from '../support/site.ts'
import { beginningWith, words } from '../support/words.ts'

const patient = { timeout: 10_000, interval: 50 }
let voice: Awaited<ReturnType<typeof startVoice>>
let site: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  voice = await startVoice()
  site = await startSite({ REALTIME_BASE_URL: voice.url, REALTIME_MODEL: 'navi-voice', REALTIME_API_KEY: apiKey })
})

afterAll(async () => {
  await site?.stop()
  await voice?.close()
})

const journeys = [
  {
    language: 'en',
    heard: 'can you help me pay for jar dee ants',
    yes: 'yes',
    medicine: 'Jardiance',
    asked: 'can you help me pay for Jardiance',
  },
  {
    language: 'es',
    heard: 'busco un cupón para olsempic',
    yes: 'sí',
    medicine: 'Ozempic',
    asked: 'busco un cupón para Ozempic',
  },
] as const

/** The page of the talk, in a browser of its own: its microphone plays two sentences, once. */
async function openPage(language: 'en' | 'es') {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, `--use-file-for-fake-audio-capture=${speechFile([2, 3, 6, 1, 60])}%noloop`],
  })
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ baseURL: site.url, locale: localeOf[language] })
  page.setDefaultTimeout(15_000)
  await visit(page, '/health-care-ai/')
  return page
}

test.each(journeys)(
  'a voice from the microphone is heard by our own service ($language), its medicine is confirmed by voice, and the answer is heard',
  async ({ language, heard, yes, medicine, asked }) => {
    const t = words[language]
    voice.lines.push(heard, yes)
    voice.said.length = 0
    voice.languages.length = 0
    const page = await openPage(language)
    await page.getByRole('button', { name: t('chat.mic.talk') }).click()
    const screen = page.getByRole('dialog')
    await screen.getByRole('button', { name: t('voice.told.go') }).click()
    await screen.getByRole('region', { name: `${t('voice.confirm.lead')} ${medicine}` }).waitFor()
    await expect.poll(() => voice.said.join(' '), patient).toContain(t('voice.confirm.question', { name: medicine }))
    await expect.poll(() => voice.said.length, patient).toBeGreaterThan(1)
    expect(voice.said[1]).toContain(medicine)
    expect(new Set(voice.languages)).toEqual(new Set([language]))
    expect(voice.calls()).toBe(1)
    await screen.getByRole('button', { name: t('voice.end') }).click()
    await expect.poll(voice.calls, patient).toBe(0)
    await screen.getByRole('button', { name: t('voice.close') }).click()
    await page.getByText(beginningWith(`${t('chat.youSaid')} ${asked}`)).waitFor()
  },
)
