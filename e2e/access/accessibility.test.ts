import { expect, test } from 'vitest'
import { en } from '../../src/i18n/en.ts'
import { type Language, languages } from '../../src/i18n/languages.ts'
import { expectNoViolations, expectWordsRight } from '../support/axe.ts'
import { openPage, visit } from '../support/browser.ts'
import { layoutFaults } from '../support/layout.ts'
import { everyPage, madeAlike, unknownPage } from '../support/site-pages.ts'
import { words } from '../support/words.ts'

const cases = everyPage.flatMap((address) => languages.map((language) => [address, language] as const))
/**
 * Text of 200 % both as browsers set it, which media queries hear of, and as a style sets it, which they do not. Those of
 * one width stand together, and text of 100 % last, which is what axe sees.
 */
const screens = [
  { width: 390, text: 32 },
  { width: 390, text: '200%' },
  { width: 1280, text: 32 },
  { width: 1280 },
  { width: 768 },
  { width: 320 },
] as const

/** Still, so that nothing is measured while it fades in. */
async function openStill(address: string, language: Language) {
  const expected = address === unknownPage ? /status of 404/ : undefined
  const page = await openPage({ language, reducedMotion: true, expected })
  await visit(page, address)
  return page
}

test.each(cases)(
  '%s, %s: nothing is cut off, also in big text, and axe finds nothing wrong',
  async (address, language) => {
    const page = await openStill(address, language)
    expect(await layoutFaults(page, screens)).toEqual([])
    await (madeAlike.has(address) ? expectWordsRight(page) : expectNoViolations(page))
  },
)

test.each(['/', '/copaysaving?drug=eliquis', '/drugs/ozempic'])(
  '%s: the focus never lies under the bar of phones',
  async (address) => {
    const page = await openPage({ width: 390, reducedMotion: true })
    await visit(page, address)
    const bar = page.getByRole('navigation', { name: words.en('site.mainNav') })
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

test.each(languages)('%s: the focus never lies under the button that opens Navi in place', async (language) => {
  const page = await openPage({ language, reducedMotion: true })
  const addresses = ['/specialcommunity?program=transit', '/specialcommunity', '/assistance']
  // The words of the button make it wider, but the pages stand under it alike.
  for (const address of language === 'en' ? addresses : addresses.slice(0, 1)) {
    await visit(page, address)
    const button = page.getByRole('button', { name: words[language]('chatPages.floating.open') })
    const hidden: string[] = []
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      hidden.push(
        ...(await button.evaluate((element) => {
          const focused = document.activeElement
          if (!focused || focused === element || focused === document.body) return []
          const [over, place] = [element.getBoundingClientRect(), focused.getBoundingClientRect()]
          const isBeside = place.right <= over.left || place.left >= over.right
          return isBeside || place.bottom <= over.top || place.top >= over.bottom ? [] : [`${focused.textContent}`]
        })),
      )
    }
    expect([address, hidden]).toEqual([address, []])
  }
})

test.each([992, 1280])('%s px: the open chat of managed assistance covers no link of the footer', async (width) => {
  const page = await openPage({ width, reducedMotion: true })
  await visit(page, '/assistance')
  await page.getByRole('button', { name: en.chatPages.floating.open }).click()
  await page.getByRole('heading', { name: words.en('chat.name') }).waitFor()
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) await link.click({ trial: true })
})
