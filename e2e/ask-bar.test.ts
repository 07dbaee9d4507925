import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Language, languages } from '#i18n/languages.ts'
import { openPage, visit } from './browser.ts'
import { chatPage } from './chat-page.ts'
import { sitePages } from './site-pages.ts'
import { words } from './words.ts'

/** A desk of 1280 x 720 at 200 % and at 400 %, a phone, a phone whose keyboard is up, and a tablet that lies. */
const screens = [
  [640, 360],
  [320, 256],
  [390, 844],
  [390, 440],
  [853, 480],
] as const
/** Also where it can't be seen. */
const askBar = (page: Page, language: Language) => page.locator(`aside[aria-label="${words[language]('site.askBar')}"]`)

/** How a reader comes to type on a page: each gives the field that has the focus. */
const typing: Record<string, (page: Page) => Promise<Locator>> = {
  async 'the search of the home page'(page) {
    await visit(page, '/')
    return page.getByRole('combobox', { name: words.en('home.search.label') })
  },
  async 'an answer in the check'(page) {
    await visit(page, '/checkeligibility?drug=ozempic')
    const answer = page.getByRole('textbox').first()
    await answer.waitFor()
    return answer
  },
  async 'the search of special offers'(page) {
    await visit(page, '/specialcommunity')
    return page.getByRole('combobox', { name: words.en('communities.deals.program') })
  },
  async 'the chat beside a page'(page) {
    await visit(page, '/assistance')
    await page.getByRole('button', { name: words.en('chatPages.floating.open') }).click()
    return chatPage(page, 'en').box
  },
}

test.each(Object.keys(typing))('%s: no bar lies over the page while one types', async (name) => {
  const page = await openPage({ width: 390, reducedMotion: true })
  const field = await typing[name]?.(page)
  await field?.fill('a')
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
    await field?.focus()
    await expect.poll(() => barsOver(page), { message: `${width} x ${height}` }).toEqual([])
  }
})

/** What sticks to the foot of the screen and is not a part of what is typed into. */
function barsOver(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stuck = [...document.querySelectorAll('aside, aside *')].filter((element) => {
      const { bottom, width, height } = element.getBoundingClientRect()
      return (
        getComputedStyle(element).position === 'sticky' &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.contains(document.activeElement) &&
        !element.closest('section')?.contains(document.activeElement) &&
        width * height > 0 &&
        Math.abs(bottom - window.innerHeight) < 2
      )
    })
    return stuck.map(({ textContent }) => textContent ?? '')
  })
}

test('the bar comes back when the field is left, but not under the pointer that leaves it', async () => {
  const page = await openPage({ width: 390 })
  await visit(page, '/')
  const bar = askBar(page, 'en')
  await page.getByRole('combobox', { name: words.en('home.search.label') }).fill('a')
  await bar.waitFor({ state: 'hidden' })
  await page.mouse.click(195, 810)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByRole('combobox').blur()
  await bar.waitFor()
})

const shownAt = languages.flatMap((language) => [390, 1280].map((width) => [language, width] as const))

test.each(shownAt)('%s, %i px: every page has a way to Navi in sight', async (language, width) => {
  const page = await openPage({ language, width, reducedMotion: true, expected: /status of 404/ })
  // Nobody can be asked offline.
  for (const address of [...sitePages.filter((one) => one !== '/offline'), '/services/nosuch', '/nosuch']) {
    await page.goto(address)
    await page.waitForFunction(() => {
      const ways = 'a[href^="/health-care-ai"], main textarea, aside button[aria-expanded], main button[aria-expanded]'
      return [...document.querySelectorAll(ways)].some((way) => way.checkVisibility({ visibilityProperty: true }))
    })
  }
})

test.each(languages)(
  '%s: a desk has the robot at the edge of the screen; it covers nothing for good',
  async (language) => {
    const page = await openPage({ language, reducedMotion: true })
    for (const address of ['/copaysaving', '/digitalcard', '/organizationtable', '/services/roc-foodlink']) {
      await visit(page, address)
      const link = askBar(page, language).getByRole('link')
      expect(await link.evaluate((one) => one.getBoundingClientRect().bottom <= window.innerHeight)).toBe(true)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      for (const one of await page.getByRole('contentinfo').getByRole('link').all()) await one.click({ trial: true })
      for (const one of await page.getByRole('main').getByRole('link').all()) await one.click({ trial: true })
    }
  },
)

test.each(shownAt)('%s, %i px: Navi opens in place beside the special offers', async (language, width) => {
  const page = await openPage({ language, width, reducedMotion: true })
  await visit(page, '/specialcommunity')
  const t = words[language]
  await page.getByRole('button', { name: t('chatPages.floating.open') }).click()
  const { panel } = chatPage(page, language)
  await panel.waitFor()
  await page.getByRole('button', { name: t('chatPages.floating.close') }).click()
  await panel.waitFor({ state: 'detached' })
})
