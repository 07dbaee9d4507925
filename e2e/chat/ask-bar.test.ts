import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, visit } from '../support/browser.ts'
import { chatPage } from '../support/chat-page.ts'
import { readers } from '../support/readers.ts'
import { sitePages } from '../support/site-pages.ts'
import { words } from '../support/words.ts'

/** A desk of 1280 x 720 at 200 % and at 400 %, a phone, a phone whose keyboard is up, and a tablet that lies. */
const screens = [
  [640, 360],
  [320, 256],
  [390, 844],
  [390, 440],
  [853, 480],
] as const

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

/** The bars at the foot of the screen that a press would reach. */
function barsOver(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('.foot-bar')].filter((bar) => {
      const { left, top, width, height } = bar.getBoundingClientRect()
      const pressed = document.elementFromPoint(left + width / 2, top + height / 2)
      return bar.contains(pressed)
    })
    return bars.map(({ textContent }) => textContent ?? '')
  })
}

test('the bar comes back when the field is left, but not under the pointer that leaves it', async () => {
  const page = await openPage({ width: 390 })
  await visit(page, '/')
  await expect.poll(() => barsOver(page)).toHaveLength(1)
  await page.getByRole('combobox', { name: words.en('home.search.label') }).fill('a')
  await expect.poll(() => barsOver(page)).toEqual([])
  await page.mouse.click(195, 810)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByRole('combobox').blur()
  await expect.poll(() => barsOver(page)).toHaveLength(1)
})

test.each(readers)('%s, %i px: every page has a way to Navi in sight', async (language, width) => {
  const page = await openPage({ language, width, reducedMotion: true, expected: /status of 404/ })
  // Nobody can be asked offline.
  for (const address of [...sitePages.filter((one) => one !== '/offline'), '/services/nosuch', '/nosuch']) {
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => {
      const ways = 'a[href^="/health-care-ai"], main textarea, aside button[aria-expanded], main button[aria-expanded]'
      return [...document.querySelectorAll(ways)].some((way) => way.checkVisibility({ visibilityProperty: true }))
    })
  }
})

test.each(readers)('%s, %i px: Navi opens in place beside the special offers', async (language, width) => {
  const page = await openPage({ language, width, reducedMotion: true })
  await visit(page, '/specialcommunity')
  const t = words[language]
  await page.getByRole('button', { name: t('chatPages.floating.open') }).click()
  const { panel } = chatPage(page, language)
  await panel.waitFor()
  await page.getByRole('button', { name: t('chatPages.floating.close') }).click()
  await panel.waitFor({ state: 'detached' })
})
