import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Language, languages } from '../../src/i18n/languages.ts'
import { expectNoViolations, expectPhoneRight } from '../support/axe.ts'
import { openPage, visit } from '../support/browser.ts'
import { readers } from '../support/readers.ts'
import { beginningWith, words } from '../support/words.ts'

/** A form as its reader finds it. */
function formParts(page: Page, language: Language, heading: 'intake.contact.form' | 'intake.delivery.form') {
  const t = words[language]
  const form = page.getByRole('form', { name: t(heading) })
  return {
    form,
    field: (name: 'name' | 'email' | 'phone' | 'message' | 'street' | 'city' | 'zip' | 'drugstore') =>
      form.getByLabel(beginningWith(t(`intake.fields.${name}`))),
    topic: form.getByLabel(t('intake.fields.topic')),
    send: form.getByRole('button', { name: t('intake.form.send') }),
    problem: (of: 'missing' | 'email' | 'phone' | 'zip' | 'tooFar' | 'reach' | 'long') =>
      form.getByRole('alert').filter({ hasText: t(`intake.problems.${of}`) }),
    thanks: page.getByRole('dialog', { name: t('intake.thanks.title') }),
  }
}

/** Counts what the page posts. */
function countPosts(page: Page) {
  const posted: (string | null)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.postData())
  })
  return posted
}

test.each(readers)('%s, %i px: a message is sent once, and thanked for', async (language, width) => {
  const page = await openPage({ language, width, reducedMotion: true })
  const posted = countPosts(page)
  await visit(page, '/contactus')
  const { form, field, topic, send, thanks } = formParts(page, language, 'intake.contact.form')
  await send.click()
  await field('name').fill('Ana <script>alert(1)</script> Ñandú 🌵')
  await field('email').fill('ana@mail.example')
  await topic.selectOption('program')
  await field('message').fill('¿Me ayuda?\nGracias')
  await send.dblclick()
  await thanks.waitFor()
  await thanks.getByText(words[language]('intake.thanks.text')).waitFor()
  await thanks.getByText(words[language]('intake.replies.kept')).waitFor()
  await expectPhoneRight(page)
  expect(posted).toHaveLength(1)
  await page.keyboard.press('Escape')
  expect(await field('message').inputValue()).toBe('')
  expect(await form.getByRole('alert').count()).toBe(0)
  expect(await send.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('the words of thanks are those that the product was asked for', () => {
  expect(words.en('intake.thanks.title')).toBe('Thank You')
  expect(words.en('intake.thanks.text')).toBe('You have successfully submit your answer')
})

test.each(readers)(
  '%s, %i px: what is wrong is said at its field, and what was typed is kept',
  async (language, width) => {
    const page = await openPage({ language, width, reducedMotion: true })
    const posted = countPosts(page)
    await visit(page, '/contactus')
    const { field, topic, send, problem } = formParts(page, language, 'intake.contact.form')
    await field('message').fill('x'.repeat(4001))
    await send.click()
    await problem('reach').waitFor()
    await problem('long').waitFor()
    expect(await problem('missing').count()).toBe(2)
    expect(await field('name').evaluate((input) => input === document.activeElement)).toBe(true)
    await expectNoViolations(page)

    await field('name').fill('Ana')
    expect(await problem('missing').count()).toBe(1)
    await topic.selectOption('other')
    await field('email').fill('ana@mail')
    await field('phone').fill('123')
    await send.click()
    await problem('email').waitFor()
    await problem('phone').waitFor()
    expect(await field('email').evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await field('message').inputValue()).toHaveLength(4001)
    expect(posted).toEqual([])
  },
)

test('a page that was open too long keeps what was typed, and the next try is taken', async () => {
  const page = await openPage({ expected: /status of 400/ })
  await page.route('**/api/request_form*', (route) =>
    route.fulfill({ json: { response_code: 200, form_token: 'of-yesterday' } }),
  )
  await visit(page, '/contactus')
  const { form, field, topic, send, thanks } = formParts(page, 'en', 'intake.contact.form')
  await field('name').fill('Ana')
  await field('phone').fill('585-555-0123')
  await topic.selectOption('site')
  await field('message').fill('Hi')
  // As a browser that fills in everything might.
  await form.locator('[name=website]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://ana.example'
  })
  await send.click()
  await form.getByText(words.en('errors.expired_page')).waitFor()
  expect(await field('message').inputValue()).toBe('Hi')
  await page.unroute('**/api/request_form*')
  await send.click()
  await thanks.waitFor()
})

test('a reader who is not online is told so, and keeps what was typed', async () => {
  const page = await openPage({ expected: /ERR_INTERNET_DISCONNECTED/ })
  await visit(page, '/contactus')
  const { form, field, topic, send } = formParts(page, 'en', 'intake.contact.form')
  await field('name').fill('Ana')
  await field('email').fill('ana@mail.example')
  await topic.selectOption('site')
  await field('message').fill('Hi')
  await page.context().setOffline(true)
  await send.click()
  await form.getByText(words.en('intake.form.noInternet')).waitFor()
  expect(await field('message').inputValue()).toBe('Hi')
})

test.each(readers)('%s, %i px: who lives in the area asks for delivery', async (language, width) => {
  const page = await openPage({ language, width, reducedMotion: true, expected: /status of 400/ })
  const t = words[language]
  await visit(page, '/freehomedelivery')
  const zip = page.getByLabel(t('intake.delivery.checkTitle'))
  const check = page.getByRole('button', { name: t('intake.delivery.check') })
  await check.click()
  await page.getByText(t('intake.problems.zip')).waitFor()
  await zip.fill('00000')
  await check.click()
  await page.getByText(t('intake.delivery.unknown', { zip: '00000' })).waitFor()
  await zip.fill('14604')
  await check.click()
  await page.getByRole('status').getByText(t('intake.delivery.verdicts.yes')).waitFor()
  await expectPhoneRight(page)

  const { field, send, thanks, problem } = formParts(page, language, 'intake.delivery.form')
  expect(await field('zip').inputValue()).toBe('14604')
  await field('name').fill('Ana')
  await field('phone').fill('(585) 555-0123')
  await field('street').fill('1 Main St')
  await field('city').fill('Rochester')
  await field('drugstore').fill('On Main St')
  await field('zip').fill('90210')
  await send.click()
  await problem('tooFar').waitFor()
  await field('zip').fill('14604')
  await send.click()
  await thanks.waitFor()
})

test.each(languages)(
  '%s: who lives too far away is told what to do instead, without JavaScript too',
  async (language) => {
    const t = words[language]
    const page = await openPage({ language, javaScript: false })
    await page.goto('/freehomedelivery')
    const { form, send } = formParts(page, language, 'intake.delivery.form')
    expect(await send.isDisabled()).toBe(true)
    expect(await form.textContent()).toContain(t('intake.form.noScript'))
    await page.getByLabel(t('intake.delivery.checkTitle')).fill('10001')
    await page.getByRole('button', { name: t('intake.delivery.check') }).click()
    await page.getByText(t('intake.delivery.verdicts.no')).waitFor()
    expect(await form.isVisible()).toBe(false)
    await page.getByRole('link', { name: t('intake.delivery.search') }).waitFor()
  },
)
