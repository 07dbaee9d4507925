import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Language, languages } from '../../src/i18n/languages.ts'
import { expectNoViolations, expectPhoneRight } from '../support/axe.ts'
import { openPage, visit } from '../support/browser.ts'
import { finderPage } from '../support/finder-page.ts'
import { layoutFaults } from '../support/layout.ts'
import { finders } from '../support/programs-of.ts'
import { beginningWith, words } from '../support/words.ts'

const [assistance] = finders

async function storePlan(page: Page) {
  await page.goto('/healthz')
  const plan = JSON.stringify({ medicines: ['ozempic', 'tresiba', 'eliquis'], done: [] })
  await page.evaluate((stored) => localStorage.setItem('navi.plan', stored), plan)
}

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
    await page.route('**/api/drug_names', (route) => route.fulfill({ status: 500, body: '{}' }))
    await visit(page, '/')
    await page.getByRole('combobox', { name: words[language]('home.search.label') }).fill('met')
    await page.getByText(words[language]('search.failed')).waitFor()
  },
  async 'programs have come, and a message'(page, language) {
    await visit(page, assistance.path)
    const { pick, fetched } = finderPage(page, assistance, language)
    await pick('Humalog')
    // A message stays while the pointer is on it.
    await fetched.getByRole('button').hover()
  },
  async 'all texts are open'(page, language) {
    await visit(page, '/drugs/ozempic')
    // What opens holds more to open; a hundred clicks of a pointer take ten seconds. The facts open over what is below them, each in the place of another.
    const closed = page.getByRole('main').locator('details:not([open]):not([name]) > summary:visible')
    while (await closed.count())
      await closed.evaluateAll((all) => {
        for (const summary of all as HTMLElement[]) summary.click()
      })
    const more = page.getByRole('button', { name: beginningWith(words[language]('programs.viewMore')) })
    while (await more.count()) await more.first().click()
  },
  async 'there are no programs, and a message'(page, language) {
    await visit(page, assistance.path)
    await finderPage(page, assistance, language).pick('metformin')
    const message = page.getByRole('alert').filter({ hasText: words[language]('finder.toast.none') })
    await message.getByRole('button').hover()
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
  async 'there is a plan'(page) {
    await storePlan(page)
    await visit(page, '/plan')
    await page.getByRole('article').first().waitFor()
  },
  async 'there is a plan, at home'(page, language) {
    await storePlan(page)
    await visit(page, '/')
    await page.getByRole('link', { name: words[language]('home.plan.title', { count: 3 }) }).waitFor()
  },
  async 'the papers for an application are open'(page) {
    await visit(page, '/kit/novo-nordisk-pap?drug=ozempic,tresiba')
  },
  async 'the second page of the organizations'(page) {
    await visit(page, '/organizationtable?page=2')
  },
  async 'coupons of a medicine are looked up'(page) {
    await visit(page, '/pharmacycouponcategory?drug=atorvastatin')
  },
  async 'a fact of the reader is asked on the page of a medicine'(page, language) {
    await visit(page, '/drugs/ozempic')
    const chips = page.getByRole('group').filter({ hasText: words[language]('person.add') })
    await chips.nth(2).locator('summary').click()
  },
  async 'the dialog is open'(page, language) {
    await visit(page, '/')
    const menu = page.getByRole('button', { name: words[language]('site.menu') })
    if (await menu.isVisible()) await menu.click()
    await page.getByRole('button', { name: words[language]('site.addToHome.button') }).click()
    await page.getByRole('dialog').waitFor()
  },
}

/** Made of parts and colours of their own, which no page shows as it comes. */
const hasOwnParts = new Set([
  'the list of medicines is open',
  'programs have come, and a message',
  'all texts are open',
  'there are no programs, and a message',
  'there is a plan',
  'coupons of a medicine are looked up',
  'a fact of the reader is asked on the page of a medicine',
  'the dialog is open',
])

/** Where much stands side by side: looked at on the smallest phone with text twice as large too. */
const hasMuchBeside = new Set([
  'there is a plan',
  'there is a plan, at home',
  'the papers for an application are open',
  'the second page of the organizations',
  'coupons of a medicine are looked up',
  'a fact of the reader is asked on the page of a medicine',
])

const cases = Object.keys(states).flatMap((state) => languages.map((language) => [state, language] as const))

test.each(cases)('%s, %s: axe finds nothing wrong', async (state, language) => {
  const page = await openPage({ language, width: 390, reducedMotion: true, expected: /status of (404|500)/ })
  await states[state]?.(page, language)
  if (hasMuchBeside.has(state)) expect(await layoutFaults(page, [{ width: 320, text: '200%' }])).toEqual([])
  await (hasOwnParts.has(state) ? expectNoViolations(page) : expectPhoneRight(page))
})

test.each(languages)('the menu of a phone is open, %s: axe finds nothing wrong', async (language) => {
  const page = await openPage({ language, width: 390, reducedMotion: true })
  const t = words[language]
  await visit(page, '/copaysaving')
  await page.getByRole('button', { name: t('site.menu') }).click()
  await page.getByRole('navigation', { name: t('site.menu') }).waitFor()
  await expectNoViolations(page, [390])
})
