import { useState } from 'react'
import type { DrugMatch } from '#drug-names/drug-name.ts'
import { pieceOfName } from '#drug-names/piece-of-name.ts'
import styles from '#web/components/form/combobox.module.css'
import type { useCombobox } from '#web/components/form/use-combobox.ts'
import { useTranslation } from '#web/i18n.tsx'

interface DrugOptionsProps {
  matches: DrugMatch[]
  text: string
  combobox: Pick<ReturnType<typeof useCombobox>, 'highlighted' | 'listProps' | 'optionProps'>
  label: string
}

/** As many rows as the list shows without scrolling, and some more. */
const rowsInSight = 8

/**
 * The list of medicines. Only the rows in sight are there until the reader scrolls or steps past them:
 * a hundred rows for each letter would be too slow on a cheap phone.
 */
export function DrugOptions({ matches, text, combobox, label }: DrugOptionsProps) {
  const { t } = useTranslation()
  const [whole, setWhole] = useState<DrugMatch[]>()
  const { highlighted, listProps, optionProps } = combobox
  const words = { generic: t('search.generic'), similar: t('search.similar') }
  const isWhole = whole === matches || highlighted >= rowsInSight - 1
  const rows = isWhole ? matches : matches.slice(0, rowsInSight)

  return (
    <ul {...listProps} aria-label={label} className={styles.list} onScroll={() => setWhole(matches)}>
      {!listProps.hidden &&
        rows.map((match, index) => {
          const { id, ...props } = optionProps(index)
          // Rows are named by their place, so that the next list reuses them instead of building new ones.
          return (
            <li key={id} id={id} {...props} className={styles.option}>
              <DrugOption match={match} text={text} words={words} />
            </li>
          )
        })}
    </ul>
  )
}

interface DrugOptionProps {
  match: DrugMatch
  text: string
  /** Given, because a hundred rows that each ask for their words are slow. */
  words: { generic: string; similar: string }
}

/** One medicine of the list: its name with the typed letters bold, and below it what it is made of. */
function DrugOption({ match, text, words }: DrugOptionProps) {
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
