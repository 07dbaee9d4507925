import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { languages } from '../../src/i18n/languages.ts'
import { openPage, visit } from '../support/browser.ts'
import { cardItems, cardPage, cardParts } from '../support/card-dialog.ts'
import { readers } from '../support/readers.ts'
import { beginningWith, words } from '../support/words.ts'

const storedIn = (page: Page) => page.evaluate(() => localStorage.getItem('navi.savedCards'))

test.each(languages)('%s: a saved card is there later, can be taken out, and comes back', async (language) => {
  const page = await openPage({ language })
  const t = words[language]
  await visit(page, cardPage)
  await cardParts(page, language).way('save').click()
  await cardParts(page, language).way('saved').waitFor()
  expect(JSON.parse((await storedIn(page)) ?? '')).toEqual(cardItems)

  await visit(page, '/digitalcard')
  const museums = page.getByRole('link', { name: 'Museums for All' })
  await museums.waitFor()
  await page.getByRole('button', { name: `${t('cards.page.remove')} : Museums for All` }).click()
  await museums.waitFor({ state: 'hidden' })
  const undo = page.getByRole('button', { name: t('cards.page.undo') })
  expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await museums.waitFor()
  await museums.click()
  await cardParts(page, language).card.getByText('Museums for All', { exact: true }).waitFor()
})

test.each(readers)(
  '%s, %i px: a saved card is found again from the plan, on any page, also after a reload',
  async (language, width) => {
    const page = await openPage({ language, width })
    const t = words[language]
    await visit(page, cardPage)
    await cardParts(page, language).way('save').click()
    await page.getByRole('link', { name: t('cards.seeSaved', { count: 2 }) }).waitFor()
    await visit(page, '/aboutus')
    await page
      .getByRole('navigation', { name: t('site.mainNav') })
      .getByRole('link', { name: t('site.plan') })
      .click()
    await page.getByRole('link', { name: t('plan.savedCards', { count: 2 }) }).click()
    await page.getByRole('link', { name: 'Museums for All' }).waitFor()
  },
)

test('all saved cards are shared as one', async () => {
  const page = await openPage()
  await visit(page, cardPage)
  await cardParts(page, 'en').way('save').click()
  await visit(page, '/digitalcard')
  await page.getByRole('button', { name: words.en('cards.page.shareAll') }).click()
  const { dialog } = cardParts(page, 'en')
  for (const name of [/MerckHelps/, 'Museums for All'])
    await dialog.getByRole('article').getByText(name).first().waitFor()
})

test('the reader can take all out, and is told where to find new ones', async () => {
  const page = await openPage()
  const t = words.en
  await visit(page, cardPage)
  await cardParts(page, 'en').way('save').click()
  await visit(page, '/digitalcard')
  await page.getByRole('button', { name: t('cards.page.clear') }).click()
  await page.getByText(t('cards.page.removed', { count: 2 })).waitFor()
  await page.getByRole('heading', { name: t('cards.page.emptyTitle') }).waitFor()
  expect(await storedIn(page)).toBeNull()
})

test('what someone else wrote into the store does no harm', async () => {
  const page = await openPage()
  const t = words.en
  await visit(page, '/digitalcard')
  for (const broken of ['{', '"x"', '[1,{}]']) {
    await page.evaluate((text) => localStorage.setItem('navi.savedCards', text), broken)
    await visit(page, '/digitalcard')
    await page.getByRole('heading', { name: t('cards.page.emptyTitle') }).waitFor()
  }
})

test('a saved card that is no longer offered is said so, and can be taken out', async () => {
  // The page finds nothing, and the card for the time without internet has nothing to store.
  const page = await openPage({ expected: /status of 40[04]/ })
  const t = words.en
  await visit(page, '/digitalcard')
  for (const saved of [['museums-for-all', 'no-such-program'], ['no-such-program']]) {
    await page.evaluate((ids) => localStorage.setItem('navi.savedCards', JSON.stringify(ids)), saved)
    await visit(page, '/digitalcard')
    const gone = page.getByText(t('cards.page.someGone', { count: 1 }))
    await gone.waitFor()
    await page.getByRole('button', { name: t('cards.page.remove'), exact: true }).click()
    await gone.waitFor({ state: 'hidden' })
  }
  await page.getByRole('heading', { name: t('cards.page.emptyTitle') }).waitFor()
})

test.each(languages)('%s: the saved cards follow the language', async (language) => {
  const page = await openPage({ language })
  const other = language === 'en' ? 'es' : 'en'
  await visit(page, cardPage)
  await cardParts(page, language).way('save').click()
  await visit(page, '/digitalcard')
  await page.getByRole('link', { name: 'Museums for All' }).waitFor()
  await page
    .getByRole('banner')
    .getByRole('link', { name: words[language]('site.otherLanguage') })
    .click()
  await page.getByRole('heading', { level: 1, name: words[other]('cards.page.savedTitle') }).waitFor()
  await page.getByText(beginningWith(words[other]('cards.card.coupon', { coupon: '' }))).waitFor()
})
