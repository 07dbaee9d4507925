import { expect, test } from 'vitest'
import { type Language, languages } from '../../src/i18n/languages.ts'
import { expectNoViolations, expectPhoneRight } from '../support/axe.ts'
import { openPage, siteUrl, visit } from '../support/browser.ts'
import { chatPage, untilChatRests } from '../support/chat-page.ts'

const said: Record<Language, { januvia: string; number: string; food: string; danger: string; answered: RegExp }> = {
  en: {
    januvia: 'I lost my insurance and can’t pay for Januvia',
    number: 'Which number do I call?',
    food: 'food pantry 14604',
    danger: 'my chest hurts and I can’t breathe',
    answered: /Merck Patient Assistance/,
  },
  es: {
    januvia: 'perdí mi seguro y no puedo pagar Januvia',
    number: '¿A qué número llamo?',
    food: 'despensa de comida 14604',
    danger: 'me duele el pecho y no puedo respirar',
    answered: /Merck Patient Assistance/,
  },
}

const chatCalls = /\/api\/(get_prescription_criteria|get_local_criteria|get_digital_pharmacy|new_navi_assistant)/

test.each(languages)('%s: a talk finds a program, its number, and is there again after a reload', async (language) => {
  const page = await openPage({ language, width: 390, reducedMotion: true })
  await visit(page, '/health-care-ai')
  const chat = chatPage(page, language)

  await chat.say(said[language].januvia)
  await chat.more.first().click()
  await chat.talk.getByText(said[language].answered).first().waitFor()
  await chat.say(said[language].number)
  await chat.talk
    .getByRole('link', { name: /1-800-727-5400/ })
    .first()
    .waitFor()
  await expectNoViolations(page)

  await page.reload()
  await chat.talk
    .getByRole('link', { name: /1-800-727-5400/ })
    .first()
    .waitFor()
  expect(await chat.talk.innerHTML()).not.toContain('final_result')
})

test.each(languages)('%s: danger is answered whole, at once, with a number to press', async (language) => {
  const page = await openPage({ language, width: 390, reducedMotion: true })
  await visit(page, '/digital-pharmacy')
  const chat = chatPage(page, language)
  await chat.box.fill(said[language].danger)
  await chat.box.press('Enter')
  const call = chat.talk.getByRole('link', { name: '911' }).first()
  await call.waitFor()
  expect(await call.getAttribute('href')).toBe('tel:911')
  expect(await chat.more.count()).toBe(0)
  await expectPhoneRight(page)
})

test('letters come 5 at a time, and stop keeps those that were shown, also after a reload', async () => {
  const page = await openPage({ width: 1280 })
  await visit(page, '/health-care-ai')
  const chat = chatPage(page, 'en')
  await chat.box.fill('Hello')
  await chat.box.press('Enter')
  await chat.stop.waitFor()
  await page.waitForFunction(() => /[A-Z]\w+/.test(document.querySelector('[aria-busy=true]')?.textContent ?? ''))
  const stopped = page.waitForResponse(/\/api\/conversation\/stop/)
  await chat.stop.click()
  await chat.talk.getByText('You stopped this answer.').waitFor()
  const shown = await chat.talk.locator('[aria-busy=false]').first().textContent()
  await stopped
  expect(await chat.talk.locator('[aria-busy=false]').first().textContent()).toBe(shown)
  await page.reload()
  await chat.talk.getByText(shown ?? '', { exact: true }).waitFor()
})

test('the back arrow returns to the suggestions and keeps the talk, then goes a page back', async () => {
  const page = await openPage({ reducedMotion: true })
  await visit(page, '/')
  await visit(page, '/health-care-ai')
  const chat = chatPage(page, 'en')
  await chat.say('Hello')
  await chat.back.click()
  await chat.suggestion('medicine').waitFor()
  await chat.panel.getByRole('button', { name: 'Continue our talk' }).click()
  await chat.talk.waitFor()
  await chat.back.click()
  await chat.back.click()
  await page.waitForURL(`${siteUrl}/`)
})

test('a cleared chat is gone from the page and from the server', async () => {
  const page = await openPage({ reducedMotion: true })
  await visit(page, '/health-care-ai')
  const chat = chatPage(page, 'en')
  await chat.say('Hello')
  await chat.panel.getByRole('button', { name: 'Clear this chat' }).click()
  await chat.panel.getByRole('button', { name: 'Press again to clear' }).click()
  await chat.suggestion('medicine').waitFor()
  await page.reload()
  await chat.suggestion('medicine').waitFor()
  expect(await chat.talk.count()).toBe(0)
})

test('a picked medicine sends exactly one question, also in the other language', async () => {
  const page = await openPage({ reducedMotion: true })
  const asked: string[] = []
  page.on('request', (request) => {
    if (chatCalls.test(request.url())) asked.push(request.postData() ?? '')
  })
  await visit(page, '/patient-assistant-savings?drug=januvia')
  const chat = chatPage(page, 'en')
  await chat.panel.scrollIntoViewIfNeeded()
  await chat.talk.getByRole('button', { name: chat.t('chat.copy') }).waitFor()
  await page
    .getByRole('link', { name: chat.t('site.otherLanguage') })
    .first()
    .click()
  const inOther = chatPage(page, 'es')
  await page.getByRole('heading', { name: inOther.t('chatPages.sections.finder.title') }).waitFor()
  // Whatever the page asks by itself goes out before what is said next.
  await inOther.say('Hello')
  expect(asked).toHaveLength(2)
  expect(asked[0]).toContain('Januvia')
  expect(asked[0]).toContain('automatic')
  expect(asked[1]).toContain('Hello')
})

test.each(languages)(
  '%s: help nearby comes as cards with numbers, and Community Resources asks by two fields',
  async (language) => {
    const page = await openPage({ language, width: 390, reducedMotion: true })
    await visit(page, '/support-programs')
    await untilChatRests(page, language)
    const chat = chatPage(page, language)
    await chat.say(said[language].food)
    const cards = chat.talk.getByRole('article')
    expect(await cards.count()).toBeGreaterThan(2)
    await cards
      .first()
      .getByRole('link', { name: /\d{3}-\d{4}/ })
      .waitFor()
    await chat.back.click()
    const suggestions = chat.panel.getByRole('listitem')
    expect(await suggestions.nth(2).textContent()).toBe(chat.t('chat.search.resources'))
    await suggestions.nth(2).getByRole('button').click()
    const dialog = page.getByRole('dialog', { name: chat.t('chat.search.title') })
    await dialog.getByRole('button', { name: chat.t('chat.search.go') }).click()
    await dialog.getByText(chat.t('chat.search.missing')).first().waitFor()
    await expectPhoneRight(page)
  },
)

test('the chat opens and closes in place, and everything in it is reached by keyboard', async () => {
  const page = await openPage({ reducedMotion: true })
  await visit(page, '/navi-ai')
  const toggle = page.getByRole('button', { name: 'Open the chat here' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  const chat = chatPage(page, 'en')
  await chat.box.waitFor()
  await chat.box.focus()
  await page.keyboard.type('Ozempic')
  await page.keyboard.press('Enter')
  await chat.talk.getByText('Ozempic').first().waitFor()
  await page.getByRole('button', { name: 'Close the chat' }).click()
  await chat.box.waitFor({ state: 'detached' })
})

test.each([390, 1280])('%i px: the chat that opens stops 100 pixels below the top', async (width) => {
  const page = await openPage({ width, reducedMotion: true })
  await visit(page, '/navi-ai')
  await page.getByRole('button', { name: 'Open the chat here' }).click()
  const { panel } = chatPage(page, 'en')
  await panel.waitFor()
  const band = page.locator('main [tabindex="-1"]').filter({ has: panel })
  await expect.poll(() => band.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(100)
})

test('a lost network keeps the question, and trying again sends the same one', async () => {
  const page = await openPage({ reducedMotion: true, expected: /ERR_FAILED|Failed to load resource/ })
  await visit(page, '/health-care-ai')
  const chat = chatPage(page, 'en')
  const ids: string[] = []
  await page.route(chatCalls, (route) => {
    ids.push(/question_id[^\w-]+([\w-]{8,})/.exec(route.request().postData() ?? '')?.[1] ?? '')
    return ids.length === 1 ? route.abort() : route.continue()
  })
  await chat.box.fill('Ozempic')
  await chat.box.press('Enter')
  await chat.talk.getByRole('button', { name: 'Try again' }).click()
  await chat.talk.getByRole('button', { name: 'Copy' }).waitFor()
  expect(ids).toHaveLength(2)
  expect(ids[1]).toBe(ids[0])
})
