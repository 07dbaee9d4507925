import type { Locator, Page } from 'playwright-core'
import type { Language } from '../../src/i18n/languages.ts'
import { visit } from './browser.ts'
import { beginningWith, words } from './words.ts'

/** A card of a program and a vendor of the catalogue. */
export const cardItems = ['merck-patient-assistance-program', 'museums-for-all']
export const cardPage = `/digitalcard?items=${cardItems.join(',')}`

/** What a reader does and sees with a card, in its dialog (`within`) or on its page. */
export function cardParts(page: Page, language: Language, within: Page | Locator = page) {
  const t = words[language]
  const way = (name: 'email' | 'text' | 'download' | 'save' | 'saved' | 'print' | 'qr' | 'picture' | 'copy') =>
    within.getByRole('button', { name: t(`cards.ways.${name}`), exact: true })
  const panel = (name: 'email' | 'text' | 'qr' | 'picture') =>
    within.getByRole('region', { name: t(`cards.${name}.title`) })
  return {
    share: page.getByRole('link', { name: beginningWith(t('programs.share')) }).first(),
    dialog: page.getByRole('dialog', { name: t('cards.title') }),
    card: within.getByRole('article', { name: t('cards.card.title') }),
    way,
    panel,
    email: within.getByRole('textbox', { name: t('cards.email.label') }),
    phone: within.getByRole('textbox', { name: t('cards.text.label') }),
    country: within.getByRole('combobox', { name: t('cards.text.country') }),
    send: within.getByRole('button', { name: t('cards.send'), exact: true }),
    picture: within.getByRole('img', { name: t('cards.picture.alt') }),
  }
}

/** Opens the dialog of the first program for a medicine. */
export async function openCardDialog(page: Page, language: Language) {
  await visit(page, '/patient-assistant-savings?drug=ozempic')
  const parts = cardParts(page, language)
  await parts.share.click()
  await parts.dialog.getByRole('article').waitFor()
  // The chat of the page has an Email and a Send of its own.
  return cardParts(page, language, parts.dialog)
}
