import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Language, languages } from '../../src/i18n/languages.ts'
import { openPage, visit } from '../support/browser.ts'
import { words } from '../support/words.ts'

function partsOf(page: Page, language: Language) {
  const t = words[language]
  return {
    button: page.getByRole('button', { name: t('site.addToHome.short') }),
    dialog: page.getByRole('dialog', { name: t('site.addToHome.title') }),
  }
}

test('the dialog keeps the focus inside, closes with Escape and gives it back', async () => {
  const page = await openPage()
  await visit(page, '/')
  const { button, dialog } = partsOf(page, 'en')
  await button.click()
  await dialog.waitFor()
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    // The browser's own bar may have its turn; the page behind may not.
    expect(
      await dialog.evaluate((box) => box.contains(document.activeElement) || document.activeElement === document.body),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
})

test.each(languages)('%s: the dialog tells the steps for both browsers and closes by its buttons', async (language) => {
  const page = await openPage({ language })
  const t = words[language]
  await visit(page, '/')
  const { button, dialog } = partsOf(page, language)
  await button.click()
  for (const browser of ['chrome', 'safari'] as const) {
    const tab = dialog.getByRole('tab', { name: t(`site.addToHome.${browser}`) })
    await tab.click()
    expect(await tab.getAttribute('aria-selected')).toBe('true')
    await dialog.getByRole('tabpanel').getByRole('listitem').first().waitFor()
  }
  await dialog.getByRole('button', { name: t('site.addToHome.done') }).click()
  await dialog.waitFor({ state: 'hidden' })
  await button.click()
  await dialog.getByRole('button', { name: t('site.close') }).click()
  await dialog.waitFor({ state: 'hidden' })
})

test('on a phone the dialog opens from the menu and gives the focus back to it', async () => {
  const page = await openPage({ width: 390 })
  await visit(page, '/')
  const { dialog } = partsOf(page, 'en')
  const menu = page.getByRole('button', { name: words.en('site.menu') })
  await menu.click()
  await page.getByRole('button', { name: words.en('site.addToHome.button') }).click()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('the address of the dialog opens it', async () => {
  const page = await openPage()
  await visit(page, '/addhomemodal')
  const { dialog } = partsOf(page, 'en')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})
