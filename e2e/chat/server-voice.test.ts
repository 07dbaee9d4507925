import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Language } from '../../src/i18n/languages.ts'
import { startVoice } from '../../src/testing/voice/start-voice.ts'
import { apiKey } from '../../src/testing/voice/voice-caller.ts'
import { expectNoViolations } from '../support/axe.ts'
import { openNewPage, visit } from '../support/browser.ts'
import { startSite } from '../support/site.ts'
import { beginningWith, words } from '../support/words.ts'

let service: Awaited<ReturnType<typeof startVoice>>
let site: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  service = await startVoice({ engine: { msPerLetter: 5 } })
  site = await startSite({
    REALTIME_BASE_URL: service.url,
    REALTIME_MODEL: 'navi-voice',
    REALTIME_READER: 'navi-voice',
    REALTIME_API_KEY: apiKey,
    REALTIME_NAME: 'Example Voices',
  })
})

afterAll(async () => {
  await site.stop()
  await service.close()
})

beforeEach(() => {
  service.said.length = 0
  service.languages.length = 0
})

/** A device whose only voice speaks French. */
async function open(address: string, language: Language = 'en', expected?: RegExp) {
  const page = await openNewPage({ site: site.url, language, width: 390, reducedMotion: true, expected })
  await page.addInitScript(() => {
    const voices = [{ lang: 'fr-FR', localService: true, name: 'other' }]
    Object.assign(speechSynthesis, { getVoices: () => voices })
  })
  await visit(page, address)
  return { page, t: words[language] }
}

test.each(['en', 'es'] as const)(
  'a device without a voice hears a service by that of the site, after a yes: %s',
  async (language) => {
    const { page, t } = await open('/services/us-211', language)
    await page
      .locator('article')
      .getByRole('button', { name: beginningWith(t('site.listen')) })
      .first()
      .click()
    const player = page.getByRole('region', { name: t('readAloud.title') })
    await player.getByText(t('readAloud.offer', { reader: 'Example Voices' })).waitFor()
    expect(service.said).toEqual([])
    await expectNoViolations(page, [390])
    await player.getByRole('button', { name: t('readAloud.allow', { reader: 'Example Voices' }) }).press('Enter')
    await expect.poll(() => service.said.join(' '), { timeout: 8_000 }).toContain('211')
    await player.waitFor({ state: 'detached', timeout: 60_000 })
    expect(new Set(service.languages)).toEqual(new Set([language]))
    expect(service.said.length).toBeGreaterThan(3)
  },
)

/** Asks Navi, and has the answer read. */
async function listenToAnswer(expected?: RegExp) {
  const { page, t } = await open('/health-care-ai', 'en', expected)
  await page.getByRole('textbox').fill('What is 211?')
  await page.keyboard.press('Enter')
  await page.locator('[data-reply]').first().waitFor()
  await page
    .getByRole('button', { name: t('chat.listen') })
    .last()
    .click()
  await page.getByRole('button', { name: t('readAloud.allow', { reader: 'Example Voices' }) }).click()
  return { page, t }
}

test('an answer of Navi is read so too, and stops at once', async () => {
  const { page, t } = await listenToAnswer()
  await expect.poll(() => service.said.length, { timeout: 8_000 }).toBeGreaterThan(0)
  await page.getByRole('button', { name: t('chat.stopListening') }).click()
  await page
    .getByRole('button', { name: t('chat.listen') })
    .last()
    .waitFor()
})

test('where the service is gone, the reader is told why nothing is heard', async () => {
  await service.close()
  const { page, t } = await listenToAnswer(/503/)
  await page.getByRole('alert').getByText(t('errors.voice_away')).waitFor()
})
