import type { Page } from 'playwright-core'
import type { Language } from '#i18n/languages.ts'
import { beginningWith, words } from './words.ts'

/** The chat of a page by its roles and names, and how a reader talks in it. */
export function chatPage(page: Page, language: Language) {
  const t = words[language]
  const panel = page.getByRole('region', { name: t('chat.name') })
  const box = panel.getByRole('textbox', { name: t('chat.message') })
  const talk = panel.getByRole('region', { name: t('chat.messages') })
  return {
    t,
    panel,
    box,
    talk,
    send: panel.getByRole('button', { name: t('chat.send'), exact: true }),
    stop: panel.getByRole('button', { name: t('chat.stop') }),
    back: panel.getByRole('button', { name: t('chat.back'), exact: true }),
    more: talk.getByRole('button', { name: beginningWith(t('chat.viewMore')) }),
    suggestion: (id: string) => panel.getByText(t(`chat.suggestion.${id}` as Parameters<typeof t>[0]), { exact: true }),

    /** Says something with Enter, and waits until the answer is there whole. */
    async say(text: string) {
      const replies = talk.getByRole('button', { name: t('chat.copy') })
      const before = await replies.count()
      await box.fill(text)
      await box.press('Enter')
      await replies.nth(before).waitFor()
      await panel.getByRole('button', { name: t('chat.send'), exact: true }).waitFor()
    },
  }
}
