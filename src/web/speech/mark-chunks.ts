import type { Language } from '#i18n/languages.ts'
import { speechText } from '#text/speech-text.ts'
import { markSentence, showSentence } from './mark-sentence.ts'
import { readableIn } from './page-sentences.ts'

/** Marks the sentence of an element that a chunk of its text belongs to: both are laid side by side by what is said of them. */
export function createChunkMarker(element: Element, chunks: string[], language: Language) {
  let said = 0
  const sentences = readableIn(element).map(({ text, range }) => {
    said += lettersOf(speechText(text, language))
    return { range, until: said }
  })
  return (index: number | null): void => {
    if (index === null) {
      markSentence(null)
      return
    }
    const before = lettersOf(chunks.slice(0, index).join(''))
    const range = sentences.find(({ until }) => until > before)?.range ?? null
    markSentence(range)
    if (range) showSentence(range)
  }
}

function lettersOf(text: string): number {
  return text.replace(/[^\p{L}\p{N}]/gu, '').length
}
