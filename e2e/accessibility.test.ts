import { expect, test } from 'vitest'
import { type Language, languages } from '#i18n/languages.ts'
import { expectNoViolations } from './axe.ts'
import { openPage, visit } from './browser.ts'
import { sitePages } from './site-pages.ts'

const addresses = [...sitePages, '/patient-assistant-savings?drug=humalog', '/copaysaving?drug=eliquis', '/nosuch']
const cases = addresses.flatMap((address) => languages.map((language) => [address, language] as const))

/** Still, so that nothing is measured while it fades in. */
function openStill(language: Language) {
  return openPage({ language, reducedMotion: true, expected: /status of 404/ })
}

test.each(cases)('%s, %s: axe finds nothing wrong, on a phone or a desk, light or dark', async (address, language) => {
  const page = await openStill(language)
  await visit(page, address)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoViolations(page, `${width} px, ${colorScheme}`)
    }
  }
})

test.each(languages)('%s: no page scrolls sideways, at any width or with text twice as large', async (language) => {
  const page = await openStill(language)
  const tooWide: string[] = []
  for (const address of addresses) {
    await visit(page, address)
    const check = async (width: number, text: string) => {
      await page.setViewportSize({ width, height: 844 })
      const needed = await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
        return document.documentElement.scrollWidth
      }, text)
      if (needed > width) tooWide.push(`${address} needs ${needed} px of ${width} at ${text} text`)
    }
    for (const width of [320, 390, 768, 1280]) await check(width, '100%')
    await check(390, '200%')
  }
  expect(tooWide).toEqual([])
})

test.each(languages)('%s: every page has exactly one main heading', async (language) => {
  const page = await openStill(language)
  for (const address of addresses) {
    await visit(page, address)
    expect([address, await page.getByRole('heading', { level: 1 }).count()]).toEqual([address, 1])
  }
})
