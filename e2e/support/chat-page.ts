import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Language } from '../../src/i18n/languages.ts'
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

/** Waits until the chat of a page, if it has one, is alive and has answered what the page itself asked. */
export async function untilChatRests(page: Page, language: Language) {
  const send = page.getByRole('button', { name: words[language]('chat.send'), exact: true })
  if ((await send.count()) === 0) return
  // The chat comes alive after the page, and far down it when one comes near.
  await send.first().evaluate((button) => button.scrollIntoView({ block: 'nearest' }))
  await expect.poll(() => send.evaluate((button) => button.matches(':disabled'))).toBe(false)
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
}
