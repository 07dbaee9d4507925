import { fold } from '#text/fold.ts'
import { UnbrokenNumbers } from '#web/components/display/unbroken-numbers.tsx'
import styles from './highlighted.module.css'

/** A text with the words of the reader's query marked. */
export function Highlighted({ text, query = '' }: { text: string; query?: string }) {
  return highlight(text, query).map(({ start, piece, isMatch }) =>
    isMatch ? (
      <mark key={start} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      <UnbrokenNumbers key={start} text={piece} />
    ),
  )
}

/** Words that people write around what they look for. */
const fillers = new Set(
  'and for from help near need the with ayuda cerca con del las los necesito para por que una'.split(' '),
)

/** `start` is where it stands in the text. */
type Piece = { start: number; piece: string; isMatch: boolean }

/** A text in pieces: those that are words of the query, whatever case, accents and endings, and what stands between. */
export function highlight(text: string, query: string): Piece[] {
  const stems = fold(query)
    .split(' ')
    .filter((word) => word.length > 2 && !fillers.has(word))
    .map(stemOf)
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (!stems.some((stem) => isFormOf(stem, fold(word)))) continue
    if (index > end) pieces.push({ start: end, piece: text.slice(end, index), isMatch: false })
    pieces.push({ start: index, piece: word, isMatch: true })
    end = index + word.length
  }
  if (end < text.length) pieces.push({ start: end, piece: text.slice(end), isMatch: false })
  return pieces
}

/** Without the ending of the plural, in either language. */
function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/e?s$/, '') : word
}

/** Short stems begin too many other words. */
function isFormOf(stem: string, word: string): boolean {
  return stem.length > 3 ? word.startsWith(stem) : stemOf(word) === stem || word === `${stem}s`
}
