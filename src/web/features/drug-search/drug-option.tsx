import type { DrugMatch } from '#drug-names/drug-name.ts'
import { pieceOfName } from '#drug-names/piece-of-name.ts'
import styles from '#web/components/form/combobox.module.css'

interface DrugOptionProps {
  match: DrugMatch
  text: string
  /** Given, because a hundred rows that each ask for their words are slow. */
  words: { generic: string; similar: string }
}

/** One medicine of the list: its name with the typed letters bold, and below it what it is made of. */
export function DrugOption({ match, text, words }: DrugOptionProps) {
  const { label, generic } = match.drug
  return (
    <>
      <Marked name={label} text={text} />
      <span className={styles.below}>
        {generic && generic !== label ? <Marked name={generic} text={text} /> : words.generic}
        {match.how === 'similar' && ` · ${words.similar}`}
      </span>
    </>
  )
}

function Marked({ name, text }: { name: string; text: string }) {
  const piece = pieceOfName(name, text)
  if (!piece) return name
  return (
    <>
      {name.slice(0, piece.start)}
      <b>{name.slice(piece.start, piece.end)}</b>
      {name.slice(piece.end)}
    </>
  )
}
