import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Language, languages } from '../../src/i18n/languages.ts'
import { expectNoViolations, expectPhoneRight } from '../support/axe.ts'
import { openPage, visit } from '../support/browser.ts'
import { cardParts, openCardDialog } from '../support/card-dialog.ts'
import { readers } from '../support/readers.ts'
import { expectNothingSideways } from '../support/sideways.ts'
import { startSendingSite } from '../support/site.ts'
import { words } from '../support/words.ts'

/** A site that can send; nobody takes what it sends. */
let site: Awaited<ReturnType<typeof startSendingSite>>

beforeAll(async () => {
  site = await startSendingSite()
})

afterAll(() => site.stop())

test.each(readers)(
  '%s, %i px: the keyboard alone opens the dialog, texts a card and comes back',
  async (language, width) => {
    const page = await openPage({ language, width, site: site.url })
    const t = words[language]
    // Each its own: the same card is not sent twice to one number.
    const number = `702555010${readers.findIndex(([one]) => one === language)}`
    await visit(page, '/patient-assistant-savings?drug=ozempic')
    const { share, dialog, card, way, country, phone, panel } = cardParts(page, language)
    await share.focus()
    await page.keyboard.press('Enter')
    await card.waitFor()
    await way('text').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true)
    await country.waitFor()

    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type({ en: 'united st', es: 'estados u' }[language])
    await expect.poll(() => page.getByRole('option').count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.getByRole('option').waitFor({ state: 'hidden' })
    expect(await dialog.isVisible()).toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await country.inputValue()).toBe('US +1')

    await page.keyboard.press('Tab')
    await page.keyboard.type(number)
    expect(await phone.inputValue()).toMatch(/^\(702\) 555-01\d\d$/)
    await page.keyboard.press('Enter')
    await dialog
      .getByRole('status')
      .filter({ hasText: t('mail.textSent') })
      .waitFor()
    await panel('text').waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await share.evaluate((link) => link === document.activeElement)).toBe(true)
  },
)
test.each(languages)('%s: a mailed card is said to be sent', async (language) => {
  const page = await openPage({ language, site: site.url })
  const { way, email, send, dialog } = await openCardDialog(page, language)
  await way('email').click()
  await email.fill(`${language}.${Date.now()}@mail.example`)
  await send.click()
  await dialog
    .getByRole('status')
    .filter({ hasText: words[language]('mail.emailSent') })
    .waitFor()
  await email.waitFor({ state: 'hidden' })
})
test.each(languages)('%s: a number that is none is refused by the server, and stays in the field', async (language) => {
  const page = await openPage({ language, site: site.url, expected: /status of 400/ })
  const { way, phone, send, panel } = await openCardDialog(page, language)
  await way('text').click()
  await phone.fill('702555')
  await send.click()
  await panel('text')
    .getByRole('alert')
    .filter({ hasText: words[language]('errors.invalid_phone') })
    .waitFor()
  expect(await phone.inputValue()).toContain('555')
})
test('offline, what was typed stays, and is sent once the internet is back', async () => {
  const page = await openPage({ site: site.url, expected: /ERR_INTERNET_DISCONNECTED/ })
  const t = words.en
  const { way, email, send, dialog, panel } = await openCardDialog(page, 'en')
  const address = `offline.${Date.now()}@mail.example`
  await way('email').click()
  await email.fill(address)
  await page.context().setOffline(true)
  await send.click()
  const failed = t('cards.email.failed', { reason: t('cards.noInternet') })
  await panel('email').getByRole('alert').filter({ hasText: failed }).waitFor()
  expect(await email.inputValue()).toBe(address)
  await page.context().setOffline(false)
  await send.click()
  await dialog
    .getByRole('status')
    .filter({ hasText: t('mail.emailSent') })
    .waitFor()
})

/** How each state of sending comes about. */
const states: Record<string, (page: Page, language: Language) => Promise<void>> = {
  async 'the address is wrong'(page, language) {
    const { way, send } = await openCardDialog(page, language)
    await way('email').click()
    await send.click()
    await page.getByText(words[language]('cards.email.invalid')).waitFor()
  },
  async 'the card was mailed'(page, language) {
    const reply = { response_code: 200, message: words[language]('mail.emailSent'), delivery: 'queued' }
    await page.route('**/api/special_mail', (route) => route.fulfill({ json: reply }))
    const { way, email, send } = await openCardDialog(page, language)
    await way('email').click()
    await email.fill('someone@mail.example')
    await send.click()
    await page.getByText(reply.message).waitFor()
  },
  async 'a text is on its way'(page, language) {
    await page.route('**/api/special_sms', () => new Promise(() => undefined))
    const { way, phone, send } = await openCardDialog(page, language)
    await way('text').click()
    await phone.fill('7025550123')
    await send.click()
    await page.getByRole('button', { name: words[language]('cards.sending') }).waitFor()
  },
  async 'the list of countries is open'(page, language) {
    const { way, country } = await openCardDialog(page, language)
    await way('text').click()
    await country.fill('mex')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
  },
  async 'no country matches'(page, language) {
    const { way, country } = await openCardDialog(page, language)
    await way('text').click()
    await country.fill('qqqq')
    await page.getByText(words[language]('cards.text.noCountry')).waitFor()
  },
}

/** Made of parts and colours of their own, which no page shows as it comes. */
const hasOwnParts = new Set(['the address is wrong', 'the list of countries is open'])

const stateCases = Object.keys(states).flatMap((state) => languages.map((language) => [state, language] as const))

test.each(stateCases)('%s, %s: axe finds nothing wrong, and nothing scrolls sideways', async (state, language) => {
  const page = await openPage({ language, width: 390, site: site.url, reducedMotion: true })
  await states[state]?.(page, language)
  await (hasOwnParts.has(state) ? expectNoViolations(page) : expectPhoneRight(page))
  await expectNothingSideways(page)
})
