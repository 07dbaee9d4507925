import { act, within } from '@testing-library/react'
import { type ComponentProps, Fragment, StrictMode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { ChatPanel } from '#web/features/chat/panel/chat-panel.tsx'
import { ShareCardContext } from '#web/features/site/saved/share-card.ts'
import { renderPage } from './render.tsx'

/** Lets a test say how much of an answer is revealed: what waits otherwise goes by the real clock. */
export function standInForReveal() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Lets what the network said arrive, then lets time pass for the reveal. */
export const pass = (milliseconds: number) =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10))
    vi.advanceTimersByTime(milliseconds)
  })

type Options = Partial<ComponentProps<typeof ChatPanel>> & {
  language?: Language
  /** Where the page stands, with its query. */
  at?: string
  /** Without React's double effects. */
  isStrict?: boolean
}

/** Opens the chat as a page does, and gives the hands and eyes of its reader. */
export async function openPanel({ language = 'en', at = '/health-care-ai', isStrict = true, ...props }: Options = {}) {
  const Mode = isStrict ? StrictMode : Fragment
  const onBack = vi.fn()
  const page = renderPage(
    <Mode>
      <ShareCardContext value={() => undefined}>
        <ChatPanel variant="general" receiver={null} canMail onBack={onBack} {...props} />
      </ShareCardContext>
    </Mode>,
    { parts: ['chat'], language, at },
  )
  await pass(0)
  const { screen, t, user } = page
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: t('chat.message') })
  const say = async (words: string) => {
    await user.type(box, `${words}{Enter}`)
    await pass(0)
  }
  const press = async (name: string | RegExp) => {
    await user.click(screen.getByRole('button', { name }))
    await pass(0)
  }
  const log = () => screen.getByRole('log').textContent
  const talk = () => screen.queryByRole('region', { name: t('chat.messages') })
  /** In the talk, and not where it is told to screen readers. */
  const inTalk = (words: string) => within(talk() as HTMLElement).getByText(words, { selector: 'p' })
  return { ...page, box, say, press, log, talk, inTalk, onBack }
}
