import type { Page } from 'playwright-core'
import type { Language } from '../../src/i18n/languages.ts'
import type { Finder } from './programs-of.ts'
import { beginningWith, words } from './words.ts'

/** What a reader does and sees on a page that finds programs. */
export function finderPage(page: Page, { page: finder }: Pick<Finder, 'page'>, language: Language) {
  const t = words[language]
  const field = page.getByRole('combobox', { name: t('search.label') })
  return {
    field,
    /** Nothing was asked yet. */
    start: page.getByRole('heading', { name: t(`finder.${finder}.start`) }),
    found: (drug: string, count: number) => page.getByRole('heading', { name: t('finder.found', { drug, count }) }),
    /** The labels of the list; what to do first stands above them. */
    programs: page.getByRole('article').filter({ hasText: t('programs.insuranceRule') }),
    fetched: page
      .getByRole('status')
      .filter({ hasText: t('finder.toast.success', { category: t(`finder.${finder}.category`) }) }),
    /** The button on every toast: none of these, no toast. */
    toasts: page.getByRole('button', { name: beginningWith(`${t('site.close')}: `) }),
    async pick(name: string) {
      await field.fill(name)
      await page
        .getByRole('option', { name: beginningWith(name) })
        .first()
        .click()
    },
  }
}
