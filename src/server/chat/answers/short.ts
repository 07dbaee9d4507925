import { sentencesIn } from '#text/sentences.ts'
import type { Answer } from '../turn.ts'

/** Words of an answer before its cards: more is not read on a phone by someone who is worried. */
export const mostWords = 60
/** Records that an answer shows as cards. */
export const mostCards = 3
/** What a reader may press to say next. */
export const mostButtons = 3

/** So few words are a yes or a no. */
const bareAnswer = 2

/** How many words a reader sees: of a link its words, and not its address. */
export function countWords(text: string): number {
  const shown = text.replace(/\]\([^)]*\)/g, ']')
  return shown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/**
 * The answer in so many words: its first paragraph, its last where that is a line that asks or leads on, and of the
 * others those that have room left, the earlier before the later. Of a list the first lines stay.
 */
export function shorten(answer: Answer, room = mostWords): Answer {
  return { ...answer, text: shortText(answer.text, room), ...fewParts(answer) }
}

function fewParts({ items, options, suggestions }: Answer): Pick<Answer, 'items' | 'options' | 'suggestions'> {
  return {
    items: items.slice(0, mostCards),
    options: options.slice(0, mostCards),
    suggestions: [...new Set(suggestions)].slice(0, mostButtons),
  }
}

function shortText(text: string, room: number): string {
  if (countWords(text) <= room) return text
  const [first = '', ...others] = text.split('\n\n')
  const last = others.at(-1)?.includes('\n') ? '' : (others.pop() ?? '')
  const kept = [firstLines(first, room - countWords(last)) || first]
  let left = room - countWords(`${kept[0]} ${last}`)
  for (const part of others) {
    const fitting = firstLines(part, left) || plainSentences(part, left)
    if (fitting) kept.push(fitting)
    left -= countWords(fitting)
  }
  return [...kept, last].filter(Boolean).join('\n\n')
}

/** As many of the first lines as have room. */
export function firstLines(part: string, room: number): string {
  const lines = part.split('\n')
  const over = lines.findIndex((_, at) => countWords(lines.slice(0, at + 1).join(' ')) > room)
  return lines
    .slice(0, over === -1 ? lines.length : over)
    .join('\n')
    .trimEnd()
}

/** The first sentences of a paragraph that have room, if any; one with marks is not taken apart. */
function plainSentences(part: string, room: number): string {
  if (/[*[\n]/.test(part)) return ''
  const fitting = firstSentences(part, room)
  return countWords(fitting) <= room ? fitting : ''
}

/** The first sentences of a text that have room, and always the first of all; a bare yes or no is not said without the next. */
export function firstSentences(text: string, room: number): string {
  const sentences = sentencesIn(text)
  const needed = countWords(sentences[0] ?? '') > bareAnswer ? 1 : 2
  const over = sentences.findIndex((_, at) => at >= needed && countWords(sentences.slice(0, at + 1).join(' ')) > room)
  return sentences.slice(0, over === -1 ? sentences.length : over).join(' ')
}
