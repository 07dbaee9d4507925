import type { Page } from 'playwright-core'
import type { Language } from '../../src/i18n/languages.ts'
import { words } from './words.ts'

/** What a reader does and sees on the pages of local help. */
export function communityPage(page: Page, language: Language) {
  const t = words[language]
  return {
    t,
    what: page.getByRole('textbox', { name: t('communities.search.words') }),
    where: page.getByRole('textbox', { name: t('communities.search.place') }),
    send: page.getByRole('button', { name: t('communities.search.submit'), exact: true }),
    kind: (name: 'food' | 'housing') =>
      page.getByRole('button', { name: t(`communities.category.${name}`), exact: true }),
    /** Above the services the form is closed. */
    change: () => page.getByText(t('communities.search.change'), { exact: true }).click(),
    found: (count: number) => page.getByRole('heading', { name: t('communities.search.found', { count }) }),
    services: page.getByRole('article'),
    program: page.getByRole('combobox', { name: t('communities.deals.program') }),
    location: page.getByRole('combobox', { name: t('communities.deals.location') }),
    vendors: page.getByRole('table').filter({ hasText: t('communities.deals.coupon') }),
  }
}

/** A word that finds something, in each language. */
export const rent = { en: 'rent', es: 'renta' }

/** A program with vendors in several places. */
export const transit = { en: 'Transit', es: 'Transporte público' }
