import { data } from 'react-router'
import { allWords } from '#web/translator.server.ts'

/** The words of the page in both languages: without internet, none could be fetched when the reader changes the language. */
export function loadOffline() {
  const words = { en: { offline: allWords.en.offline }, es: { offline: allWords.es.offline } }
  return data({ words }, { headers: { 'X-Robots-Tag': 'noindex' } })
}
