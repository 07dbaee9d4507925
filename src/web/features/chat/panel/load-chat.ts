import type { AppLoadContext } from 'react-router'
import type { chatPages } from '#i18n/en/chat/chat-pages.ts'
import { allWords } from '#web/translator.server.ts'

export type ChatData = ReturnType<typeof loadChat>

/** What Navi needs on a page beside its script: the words of the panel, what it says first, who else hears the reader, and the ads. */
export function loadChat({ services, language }: AppLoadContext, intro?: keyof typeof chatPages.intros) {
  const { chat, chatPages } = allWords[language]
  return {
    words: { chat },
    intro: intro && chatPages.intros[intro],
    receiver: services.receiver,
    canMail: services.sends.email,
    ads: services.ads[language],
  }
}
