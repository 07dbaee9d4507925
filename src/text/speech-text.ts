import type { Language } from '#i18n/languages.ts'
import { plainText } from './chat-markup.ts'

const longestChunk = 200

/** Signs that the filter would drop although a price or a limit means something else without them. */
const spoken: Record<Language, { dollars: string; percent: string }> = {
  en: { dollars: 'dollars', percent: 'percent' },
  es: { dollars: 'dólares', percent: 'por ciento' },
}

/** What is read aloud of an answer: letters, digits, spaces and . , ! ? ¿ ¡ only. */
export function speechText(text: string, language: Language): string {
  const { dollars, percent } = spoken[language]
  return plainText(text)
    .replace(/\$ ?(\d[\d,.]*\d|\d)/g, `$1 ${dollars}`)
    .replace(/%/g, ` ${percent}`)
    .replace(/([^.,!?\s])\s*\n/g, '$1. ')
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .replace(/[^a-zA-ZáéíóúñüÁÉÍÓÚÑÜ0-9 .,!?¿¡]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

/** The sentences of a text, with the spaces after them; joined they are the text. */
export function sentencesOf(text: string): string[] {
  return text.match(/[\s\S]+?(?:[.!?](?=\s)\s+|\n+|$)/g) ?? []
}

/** The text in pieces of at most 200 characters that end at a space: browsers break off longer ones. */
export function speechChunks(text: string): string[] {
  const chunks: string[] = []
  let rest = text
  while (rest.length > longestChunk) {
    const space = rest.lastIndexOf(' ', longestChunk - 1)
    const end = space > 0 ? space + 1 : longestChunk
    chunks.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return rest ? [...chunks, rest] : chunks
}
