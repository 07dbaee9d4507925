import type { Language } from '#i18n/languages.ts'

/** The words of one language that the browser needs, fetched when first needed. */
export async function loadWords(language: Language) {
  const { inBrowser } =
    language === 'es' ? await import('#i18n/es/site/in-browser.ts') : await import('#i18n/en/site/in-browser.ts')
  return inBrowser
}

/** The words of cards, which few readers need. */
export async function loadCardWords(language: Language) {
  const { cards } =
    language === 'es' ? await import('#i18n/es/cards/cards.ts') : await import('#i18n/en/cards/cards.ts')
  return { cards }
}

/** The words of the chat, for what uses a part of it on a page without one. */
export async function loadChatWords(language: Language) {
  const { chat } = language === 'es' ? await import('#i18n/es/chat/chat.ts') : await import('#i18n/en/chat/chat.ts')
  return { chat }
}

/** The words of talking out loud, for those who do. */
export async function loadVoiceWords(language: Language) {
  const { voice } = language === 'es' ? await import('#i18n/es/chat/voice.ts') : await import('#i18n/en/chat/voice.ts')
  return { voice }
}

/** The words of the player that reads out loud. */
export async function loadReadAloudWords(language: Language) {
  const { readAloud } =
    language === 'es' ? await import('#i18n/es/site/read-aloud.ts') : await import('#i18n/en/site/read-aloud.ts')
  return { readAloud }
}
