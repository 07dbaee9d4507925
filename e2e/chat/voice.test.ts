import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Language } from '../../src/i18n/languages.ts'
import { expectNoViolations, expectPhoneRight } from '../support/axe.ts'
import { openNewPage, visit } from '../support/browser.ts'
import { sayTo, scriptSpeech } from '../support/scripted-speech.ts'
import { words } from '../support/words.ts'

/** Navi on its own page, with ears and a mouth that the test scripts, and its voice screen open. */
async function openVoice({ language = 'en' as Language, onDevice = false, width = 390 } = {}) {
  const t = words[language]
  const page = await openNewPage({ language, width, reducedMotion: true })
  await scriptSpeech(page, { onDevice })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/new_navi_assistant_bot'))
      asked.push(JSON.parse(request.postData() ?? '{}').question)
  })
  await visit(page, '/health-care-ai/')
  const screen = page.getByRole('dialog')
  const press = (name: string) => screen.getByRole('button', { name }).click()
  await page.getByRole('button', { name: t('chat.mic.talk') }).click()
  return { page, t, screen, press, asked, say: (text: string) => sayTo(page, text) }
}

/** A pause ends a sentence, and a search takes its time. */
const patient = { timeout: 8_000 }

const saidIn = (page: Page) => page.evaluate(() => window.scripted.said.join(' '))

test('a medicine that fell to pieces is confirmed out loud before Navi is asked, and the talk stands in the chat', async () => {
  const { page, t, screen, press, asked, say } = await openVoice()
  await screen.getByText(t('voice.told.browser')).waitFor()
  await expectNoViolations(page)
  await press(t('voice.told.go'))
  await screen.getByText(t('voice.state.listening')).waitFor()
  await say('i take ellie quiz and i lost my insurance')
  const card = screen.getByRole('region', { name: 'Did I hear this right? Eliquis' })
  await card.waitFor()
  expect(await card.getByRole('listitem').count()).toBe(3)
  expect(asked).toEqual([])
  await expectNoViolations(page)
  await say('yes that is right')
  await screen.getByText(t('voice.state.speaking')).waitFor()
  expect(asked).toEqual(['i take Eliquis and i lost my insurance'])
  await expectPhoneRight(page)
  await screen.getByText(t('voice.state.listening')).waitFor()
  expect(await saidIn(page)).toMatch(/Did I hear Eliquis\?.*Eliquis/)
  await press(t('voice.end'))
  await press(t('voice.close'))
  await page.getByText(/^You said: i take Eliquis/).waitFor()
  expect(await page.getByText(/By voice, 00:\d\d/).count()).toBe(1)
  await page.reload()
  await page.getByText(/By voice, 00:\d\d/).waitFor()
})

test('in Spanish a no is followed by the name once more, and then the question goes on where it was', async () => {
  const { screen, t, press, asked, say } = await openVoice({ language: 'es' })
  await press(t('voice.told.go'))
  await say('no puedo pagar mi yanuvia')
  await screen.getByRole('region', { name: '¿Oí bien? Januvia' }).waitFor()
  await say('no')
  await screen.getByText(t('voice.confirm.sayAgain')).waitFor()
  await say('jumira')
  await screen.getByRole('region', { name: '¿Oí bien? Humira' }).waitFor()
  await press(t('voice.confirm.yes'))
  await screen.getByText(t('voice.state.speaking')).waitFor()
  expect(asked).toEqual(['no puedo pagar mi Humira'])
})

test('one that sounds alike is taken by its number or a tap, and is not asked about again', async () => {
  const { screen, t, press, asked, say } = await openVoice()
  await press(t('voice.told.go'))
  await say('how much is otezla')
  const second = screen.getByRole('listitem').nth(1)
  const name = (await second.innerText()).replace(/^2\. /, '')
  await say('number two')
  await expect.poll(() => asked, patient).toEqual([`how much is ${name}`])
  await screen.getByText(t('voice.state.listening')).waitFor()
  await say('how much is otezla')
  await expect.poll(() => asked.length, patient).toBe(2)
})

test('words of danger are answered at once', async () => {
  const { screen, t, press, asked, say } = await openVoice()
  await press(t('voice.told.go'))
  await say('i took the whole bottle of ozempic and i want to die')
  await screen.getByText(/988/).first().waitFor()
  expect(asked).toHaveLength(1)
})

test('where the browser hears on the device nobody is warned, and people are told that nothing leaves it', async () => {
  const { screen, t } = await openVoice({ onDevice: true })
  await screen.getByText(t('voice.onDevice')).waitFor()
  expect(await screen.getByText(t('voice.told.browser')).count()).toBe(0)
})

test('the microphone is off when it is muted, while Navi speaks, and while the page is out of sight', async () => {
  const { page, screen, t, press, say } = await openVoice({ onDevice: true })
  const listens = () => page.evaluate(() => window.scripted.listening)
  await screen.getByText(t('voice.state.listening')).waitFor()
  await press(t('voice.mute'))
  await screen.getByText(t('voice.state.muted')).waitFor()
  expect(await listens()).toBe(false)
  await press(t('voice.unmute'))
  await say('who can help with rent')
  await screen.getByText(t('voice.state.speaking')).waitFor()
  expect(await listens()).toBe(false)
  await press(t('voice.hint.tapToStop'))
  await expect.poll(listens).toBe(true)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(await listens()).toBe(false)
})

test('a microphone that is refused ends in words, and typing is one press away', async () => {
  const { page, screen, t, press } = await openVoice({ onDevice: true })
  await screen.getByText(t('voice.state.listening')).waitFor()
  await page.evaluate(() => window.scripted.fail('not-allowed'))
  await screen.getByText(t('voice.problem.denied')).waitFor()
  await expectPhoneRight(page)
  await press(t('voice.type'))
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
})

test('a second window takes the talk over', async () => {
  const { page, screen, t } = await openVoice({ onDevice: true })
  await screen.getByText(t('voice.state.listening')).waitFor()
  const other = await page.context().newPage()
  await other.goto('/aboutus')
  await other.evaluate(() => new BroadcastChannel('navi-voice').postMessage('started'))
  await screen.getByText(t('voice.problem.elsewhere')).waitFor()
})

test('a browser that can not hear says so', async () => {
  const page = await openNewPage({ reducedMotion: true })
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'SpeechRecognition')
    Reflect.deleteProperty(window, 'webkitSpeechRecognition')
  })
  await visit(page, '/health-care-ai/')
  await page.getByRole('button', { name: words.en('chat.mic.talk') }).click()
  await page.getByText(words.en('voice.problem.none')).waitFor()
})

test('all of it goes by keyboard, and Escape leads back to the button', async () => {
  const { page, screen, t, say } = await openVoice({ width: 1280 })
  await screen.getByText(t('voice.told.browser')).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await say('i need help with who mira')
  await screen.getByRole('region', { name: 'Did I hear this right? Humira' }).waitFor()
  await expect.poll(() => page.evaluate(() => window.scripted.listening)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await screen.getByText(t('voice.state.speaking')).waitFor()
  await page.keyboard.press('Escape')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(t('chat.mic.talk'))
})

test('home promises it, and its button begins to talk', async () => {
  const page = await openNewPage({ reducedMotion: true })
  await scriptSpeech(page)
  await visit(page, '/')
  await page.getByRole('link', { name: words.en('home.ask.talk'), exact: true }).click()
  const screen = page.getByRole('dialog')
  await screen.getByRole('button', { name: words.en('voice.told.go') }).click()
  await screen.getByText(words.en('voice.state.listening')).waitFor()
  expect(page.url()).not.toContain('talk')
})
