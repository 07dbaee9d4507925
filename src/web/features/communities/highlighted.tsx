import { UnbrokenNumbers } from '#web/components/display/unbroken-numbers.tsx'
import { highlight } from './highlight.ts'
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
