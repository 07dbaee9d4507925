import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { type Language, languages } from '../../src/i18n/languages.ts'
import { expectNoViolations, expectPhoneRight } from '../support/axe.ts'
import { openPage, visit } from '../support/browser.ts'
import { cardPage, cardParts, openCardDialog } from '../support/card-dialog.ts'
import { expectNothingSideways } from '../support/sideways.ts'
import { words } from '../support/words.ts'

/** How each state of a card comes about. */
const states: Record<string, (page: Page, language: Language) => Promise<void>> = {
  async 'the dialog is open'(page, language) {
    await openCardDialog(page, language)
  },
  async 'the card is on its way'(page, language) {
    await page.route('**/api/digital_card', () => new Promise(() => undefined))
    await visit(page, '/patient-assistant-savings?drug=ozempic')
    await cardParts(page, language).share.click()
    await page.getByText(words[language]('cards.loading')).waitFor()
  },
  async 'the card has failed'(page, language) {
    await page.route('**/api/digital_card', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await visit(page, '/patient-assistant-savings?drug=ozempic')
    await cardParts(page, language).share.click()
    await page.getByText(words[language]('cards.failedTitle')).waitFor()
  },
  async 'the code and the picture are shown'(page, language) {
    const { way, picture } = await openCardDialog(page, language)
    await way('qr').click()
    await way('picture').click()
    await picture.waitFor()
    await way('save').click()
  },
  async 'the page of a card, some of it gone'(page) {
    await visit(page, `${cardPage},no-such-program`)
  },
  async 'the page of a card with items of all kinds, saved'(page, language) {
    await visit(page, `${cardPage},abbvie-humira-complete-savings-card,roc-foodlink`)
    await cardParts(page, language).way('save').click()
    await page.getByRole('link', { name: words[language]('cards.seeSaved', { count: 4 }) }).waitFor()
  },
  async 'a card that is gone'(page) {
    await visit(page, '/digitalcard?items=no-such-program')
  },
  async 'saved cards, one of them gone, and one taken out'(page, language) {
    await visit(page, '/digitalcard')
    const saved = ['museums-for-all', 'merck-patient-assistance-program', 'no-such-program']
    await page.evaluate((ids) => localStorage.setItem('navi.savedCards', JSON.stringify(ids)), saved)
    await visit(page, '/digitalcard')
    await page.getByRole('button', { name: /Museums for All/ }).click()
    await page.getByText(words[language]('cards.page.removed', { count: 1 })).waitFor()
  },
}

/** Made of parts and colours of their own, which no page shows as it comes. */
const hasOwnParts = new Set([
  'the code and the picture are shown',
  'the page of a card with items of all kinds, saved',
  'saved cards, one of them gone, and one taken out',
])

const cases = Object.keys(states).flatMap((state) => languages.map((language) => [state, language] as const))

async function openState(state: string, language: Language) {
  const page = await openPage({ language, width: 390, reducedMotion: true, expected: /status of (400|404|500)/ })
  await states[state]?.(page, language)
  return page
}

test.each(cases)('%s, %s: axe finds nothing wrong, and nothing scrolls sideways', async (state, language) => {
  const page = await openState(state, language)
  await (hasOwnParts.has(state) ? expectNoViolations(page) : expectPhoneRight(page))
  await expectNothingSideways(page)
})
