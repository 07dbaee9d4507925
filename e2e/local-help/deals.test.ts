import { expect, test } from 'vitest'
import { languages } from '../../src/i18n/languages.ts'
import { openPage, siteUrl, untilAlive, visit } from '../support/browser.ts'
import { communityPage, transit } from '../support/community-pages.ts'
import { readers } from '../support/readers.ts'
import { beginningWith } from '../support/words.ts'

test.each(readers)('%s, %i: both boxes and the search work by keyboard alone', async (language, width) => {
  const page = await openPage({ language, width, reducedMotion: true })
  const { t, program, location, vendors } = communityPage(page, language)
  await visit(page, '/specialcommunity')
  await program.focus()
  await page.keyboard.type(transit[language].slice(0, 6))
  await page
    .getByRole('option', { name: beginningWith(transit[language]) })
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await program.inputValue()).toBe(transit[language])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await location.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.type('roch')
  await page.getByRole('option', { name: 'Rochester, NY', exact: true }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await vendors
    .getByRole('rowheader', { name: beginningWith('RTS') })
    .first()
    .waitFor()
  expect(page.url()).toBe(`${siteUrl}/specialcommunity?program=transit-rochester-ny`)
  expect(await vendors.evaluate((table) => document.activeElement?.contains(table))).toBe(true)
  await page.getByText(t('communities.deals.change')).waitFor()
})

test('the address of a program shows its vendors again, and Back the ones before', async () => {
  const page = await openPage()
  const { t, program, location, vendors } = communityPage(page, 'en')
  const rows = vendors.getByRole('rowheader')
  await visit(page, '/specialcommunity?program=transit')
  const first = await rows.allTextContents()
  await page.getByRole('link', { name: 'Rochester, NY', exact: true }).click()
  await rows.filter({ hasText: 'RTS' }).first().waitFor()
  expect(await location.inputValue()).toBe('Rochester, NY')
  const second = await rows.allTextContents()
  await page.reload()
  await untilAlive(page)
  expect(await rows.allTextContents()).toEqual(second)
  await page.goBack()
  await expect.poll(() => rows.allTextContents(), { timeout: 5_000 }).toEqual(first)
  await page.getByRole('link', { name: t('communities.deals.all') }).click()
  await vendors.waitFor({ state: 'detached' })
  expect(await program.inputValue()).toBe('')
})

test('the other language comes with the vendors, the coupons and the fields', async () => {
  const page = await openPage()
  await visit(page, '/specialcommunity?program=transit-rochester-ny')
  const english = await communityPage(page, 'en').vendors.getByRole('cell').first().textContent()
  await page.getByRole('link', { name: 'Español' }).click()
  const { program, vendors } = communityPage(page, 'es')
  await expect.poll(() => program.inputValue(), { timeout: 5_000 }).toBe(transit.es)
  await expect.poll(() => vendors.getByRole('cell').first().textContent()).not.toBe(english)
})

test('without a program the search asks for one', async () => {
  const page = await openPage()
  const { t, program } = communityPage(page, 'en')
  await visit(page, '/specialcommunity')
  await page.getByRole('button', { name: t('communities.search.submit') }).click()
  await page
    .getByRole('alert')
    .filter({ hasText: t('communities.deals.pick') })
    .first()
    .waitFor()
  expect(await program.getAttribute('aria-invalid')).toBe('true')
})

test.each(languages)('%s: without JavaScript a typed program leads to its vendors', async (language) => {
  const page = await openPage({ language, javaScript: false })
  const { t, program, location, vendors } = communityPage(page, language)
  await page.goto('/specialcommunity')
  await page.getByRole('button', { name: t('communities.search.submit') }).click()
  await page.getByText(t('communities.deals.pick')).waitFor()
  await program.fill(transit[language].toLowerCase())
  await location.fill('rochester, ny')
  await page.keyboard.press('Enter')
  await vendors
    .getByRole('rowheader', { name: beginningWith('RTS') })
    .first()
    .waitFor()
  expect(new URL(page.url()).searchParams.get('program')).toBe('transit-rochester-ny')
  await vendors
    .getByRole('button', { name: beginningWith(t('communities.deals.button')) })
    .first()
    .click()
  expect(new URL(page.url()).pathname).toBe('/digitalcard')
})

test.each(readers)('%s, %i: a digital coupon opens as a card, and gives the focus back', async (language, width) => {
  const page = await openPage({ language, width })
  const { t, vendors } = communityPage(page, language)
  await visit(page, '/specialcommunity?program=transit-rochester-ny')
  const coupon = vendors.getByRole('button', { name: beginningWith(t('communities.deals.button')) }).first()
  await coupon.click()
  await page.getByRole('dialog').getByText('RTS').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await coupon.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('organizations are narrowed while one types, with and without JavaScript', async () => {
  for (const javaScript of [true, false]) {
    const page = await openPage({ javaScript })
    const { t } = communityPage(page, 'en')
    await page.goto('/organizationtable')
    if (javaScript) await untilAlive(page)
    await page.getByRole('textbox', { name: t('communities.organizations.filter') }).fill('foodlink')
    if (!javaScript) await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('rowheader').count(), { timeout: 5_000 }).toBe(1)
    await page.getByRole('rowheader', { name: beginningWith('Foodlink') }).waitFor()
  }
})
