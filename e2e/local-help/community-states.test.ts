import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { type Language, languages } from '../../src/i18n/languages.ts'
import { expectNoViolations, expectPhoneRight } from '../support/axe.ts'
import { openPage, visit } from '../support/browser.ts'
import { communityPage, rent } from '../support/community-pages.ts'
import { expectNothingSideways } from '../support/sideways.ts'
import { beginningWith } from '../support/words.ts'

/** How each state of these pages comes about. */
const states: Record<string, (page: Page, language: Language) => Promise<void>> = {
  async 'services, a page of many, with marks'(page, language) {
    await visit(page, `/support-programs?q=${rent[language]}&place=14604`)
    await page.locator('mark').first().waitFor()
  },
  async 'words of danger, in a place without local help'(page) {
    await visit(page, '/support-programs?q=he+hits+me,+end+my+life,+poison&place=Dallas,+TX')
    await page.locator('main a[href="tel:911"]').first().waitFor()
  },
  async 'no services and an unknown place'(page) {
    await visit(page, '/support-programs?q=qqqqzzzz&place=Qqqqq&open=true&spoken=es&category=food')
  },
  async 'services on their way'(page, language) {
    const { t, send } = communityPage(page, language)
    await visit(page, '/support-programs')
    await page.route('**/*.data*', () => new Promise(() => undefined))
    await send.click()
    await page
      .getByRole('status')
      .filter({ hasText: t('communities.search.busy') })
      .waitFor()
  },
  async 'services that failed'(page, language) {
    const { t, send } = communityPage(page, language)
    await visit(page, '/support-programs')
    await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await send.click()
    await page
      .getByRole('alert')
      .filter({ hasText: t('communities.search.failedTitle') })
      .waitFor()
  },
  async 'a service that is not there'(page) {
    await visit(page, '/services/nosuch')
  },
  async 'the list of programs is open'(page, language) {
    const { program } = communityPage(page, language)
    await visit(page, '/specialcommunity')
    await program.click()
    await page.getByRole('option').nth(3).waitFor()
    await page.keyboard.press('ArrowDown')
  },
  async 'no program matches'(page, language) {
    const { t, program } = communityPage(page, language)
    await visit(page, '/specialcommunity')
    await program.fill('qqqqqq')
    await page.getByText(t('search.noMatches')).waitFor()
  },
  async 'no program was picked'(page, language) {
    const { t } = communityPage(page, language)
    await visit(page, '/specialcommunity')
    await page.getByRole('button', { name: t('communities.search.submit') }).click()
    await page.getByRole('alert').getByRole('button').hover()
  },
  async 'vendors and organizations'(page) {
    await visit(page, '/specialcommunity?program=transit-rochester-ny')
  },
  async 'the coupon of a vendor'(page, language) {
    const { t, vendors } = communityPage(page, language)
    await visit(page, '/specialcommunity?program=transit-rochester-ny')
    await vendors
      .getByRole('button', { name: beginningWith(t('communities.deals.button')) })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('article').waitFor()
  },
  async 'Navi beside the vendors'(page, language) {
    const { t } = communityPage(page, language)
    await visit(page, '/specialcommunity?program=transit-rochester-ny')
    await page.getByRole('button', { name: t('chatPages.floating.open') }).click()
    await page.getByRole('textbox', { name: t('chat.message') }).waitFor()
  },
  async 'vendors that failed'(page, language) {
    const { t } = communityPage(page, language)
    await page.route('**/api/vendors_names*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await visit(page, '/specialcommunity')
    await page
      .getByRole('main')
      .getByRole('link', { name: beginningWith('Rochester, NY') })
      .first()
      .click()
    await page
      .getByRole('alert')
      .filter({ hasText: t('communities.deals.failed') })
      .first()
      .waitFor()
  },
  async organizations(page) {
    await visit(page, '/organizationtable?q=rochester&category=food')
  },
}

/** Made of parts and colours of their own, which no page shows as it comes. */
const hasOwnParts = new Set([
  'services, a page of many, with marks',
  'words of danger, in a place without local help',
  'the list of programs is open',
  'vendors and organizations',
  'Navi beside the vendors',
])

const cases = Object.keys(states).flatMap((state) => languages.map((language) => [state, language] as const))

test.each(cases)('%s, %s: axe finds nothing wrong, and nothing scrolls sideways', async (state, language) => {
  const page = await openPage({ language, width: 390, reducedMotion: true, expected: /status of (404|500)/ })
  await states[state]?.(page, language)
  await (hasOwnParts.has(state) ? expectNoViolations(page) : expectPhoneRight(page))
  await expectNothingSideways(page)
})
