import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Language, languages } from '#i18n/languages.ts'
import { expectNoViolations } from './axe.ts'
import { openPage, visit } from './browser.ts'
import { sitePages } from './site-pages.ts'
import { words } from './words.ts'

const unknown = '/nosuch'
const addresses = [...sitePages, '/patient-assistant-savings?drug=humalog', '/copaysaving?drug=eliquis', unknown]
const cases = addresses.flatMap((address) => languages.map((language) => [address, language] as const))

/** Still, so that nothing is measured while it fades in. */
async function openStill(address: string, language: Language) {
  const expected = address === unknown ? /status of 404/ : undefined
  const page = await openPage({ language, reducedMotion: true, expected })
  await visit(page, address)
  return page
}

test.each(cases)('%s, %s: axe finds nothing wrong, and nothing scrolls sideways', async (address, language) => {
  const page = await openStill(address, language)
  await expectNoViolations(page)
  for (const width of [320, 390, 768, 1280]) expect(await widthNeeded(page, width, '100%')).toBeLessThanOrEqual(width)
  expect(await widthNeeded(page, 390, '200%')).toBeLessThanOrEqual(390)
})

async function widthNeeded(page: Page, width: number, text: string) {
  await page.setViewportSize({ width, height: 844 })
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size
    return document.documentElement.scrollWidth
  }, text)
}

test.each(['/', '/copaysaving?drug=eliquis', '/drugs/ozempic'])(
  '%s: the focus never lies under the bar of phones',
  async (address) => {
    const page = await openPage({ width: 390, reducedMotion: true })
    await visit(page, address)
    const bar = page.getByRole('complementary', { name: words.en('site.askBar') })
    const hidden: string[] = []
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      hidden.push(
        ...(await bar.evaluate((element) => {
          const focused = document.activeElement
          if (!focused || element.contains(focused)) return []
          const { top } = element.getBoundingClientRect()
          const place = focused.getBoundingClientRect()
          return place.top >= top && place.bottom <= top + element.clientHeight ? [focused.textContent] : []
        })),
      )
    }
    expect(hidden).toEqual([])
  },
)
