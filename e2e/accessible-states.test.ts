import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { type Language, languages } from '#i18n/languages.ts'
import { expectNoViolations } from './axe.ts'
import { openPage, visit } from './browser.ts'
import { finderPage } from './finder-page.ts'
import { finders } from './programs-of.ts'
import { beginningWith, words } from './words.ts'

const [assistance] = finders

/** How each state of the site comes about, for a reader at the start of a page. */
const states: Record<string, (page: Page, language: Language) => Promise<void>> = {
  async 'the list of medicines is open'(page, language) {
    await visit(page, '/')
    await page.getByRole('combobox', { name: words[language]('home.search.label') }).fill('met')
    await page.getByRole('option').nth(3).waitFor()
    await page.keyboard.press('ArrowDown')
  },
  async 'no medicine matches'(page, language) {
    await visit(page, '/')
    await page.getByRole('combobox', { name: words[language]('home.search.label') }).fill('qqqqqq')
    await page.getByText(words[language]('search.noMatches')).waitFor()
  },
  async 'the list of medicines has failed'(page, language) {
    await page.route('**/api/all_drug_list', (route) => route.fulfill({ status: 500, body: '{}' }))
    await visit(page, '/')
    await page.getByRole('combobox', { name: words[language]('home.search.label') }).fill('met')
    await page.getByText(words[language]('search.failed')).waitFor()
  },
  async 'programs have come, and a message'(page, language) {
    await visit(page, assistance.path)
    const { pick, fetched } = finderPage(page, assistance, language)
    await pick('Humalog')
    await fetched.waitFor()
  },
  async 'all texts are open'(page, language) {
    await visit(page, '/drugs/ozempic')
    for (const more of await page
      .getByRole('button', { name: beginningWith(words[language]('programs.viewMore')) })
      .all())
      await more.click()
    for (const more of await page.getByRole('main').locator('summary').all()) await more.click()
  },
  async 'there are no programs, and a message'(page, language) {
    await visit(page, assistance.path)
    await finderPage(page, assistance, language).pick('metformin')
    await page
      .getByRole('alert')
      .filter({ hasText: words[language]('programs.toast.none') })
      .waitFor()
  },
  async 'the medicine is not known'(page) {
    await visit(page, '/copaysaving?drug=nosuch')
  },
  async 'the programs have failed'(page, language) {
    await visit(page, assistance.path)
    await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await finderPage(page, assistance, language).pick('Humalog')
    await page
      .getByRole('alert')
      .filter({ hasText: words[language]('programs.failedTitle') })
      .waitFor()
  },
  async 'programs are on their way'(page, language) {
    await visit(page, assistance.path)
    await page.route('**/*.data*', () => new Promise(() => undefined))
    await finderPage(page, assistance, language).pick('Humalog')
    await page
      .getByRole('status')
      .filter({ hasText: words[language]('programs.loading', { drug: 'Humalog' }) })
      .waitFor()
  },
  async 'the dialog is open'(page, language) {
    await visit(page, '/')
    const menu = page.getByRole('button', { name: words[language]('site.menu') })
    if (await menu.isVisible()) await menu.click()
    await page.getByRole('button', { name: words[language]('site.addToHome.button') }).click()
    await page.getByRole('dialog').waitFor()
  },
}

const cases = Object.keys(states).flatMap((state) => languages.map((language) => [state, language] as const))
const looks = [390, 1280].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })))

test.each(cases)('%s, %s: axe finds nothing wrong', async (state, language) => {
  for (const look of looks) {
    const page = await openPage({ language, ...look, reducedMotion: true, expected: /status of (404|500)/ })
    await states[state]?.(page, language)
    await expectNoViolations(page, `${look.width} px, ${look.scheme}`)
  }
})

test.each(languages)('the menu of a phone is open, %s: axe finds nothing wrong', async (language) => {
  for (const scheme of ['light', 'dark'] as const) {
    const page = await openPage({ language, width: 390, scheme, reducedMotion: true })
    await visit(page, '/copaysaving')
    await page.getByRole('button', { name: words[language]('site.menu') }).click()
    await page.getByRole('navigation', { name: words[language]('site.menu') }).waitFor()
    await expectNoViolations(page, scheme)
  }
})
