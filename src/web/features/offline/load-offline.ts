import { data } from 'react-router'
import type { Language } from '#i18n/languages.ts'
import { allWords } from '#web/translator.server.ts'

/** The words of the page in both languages: without internet, none could be fetched when the reader changes the language. */
export function loadOffline() {
  const words = { en: wordsIn('en'), es: wordsIn('es') }
  return data({ words }, { headers: { 'X-Robots-Tag': 'noindex' } })
}

function wordsIn(language: Language) {
  const { offline, cards } = allWords[language]
  return { offline, cards }
}
