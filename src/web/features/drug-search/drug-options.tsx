import type { UseComboboxPropGetters } from 'downshift'
import { type MouseEvent, memo, startTransition, useEffect, useState } from 'react'
import type { DrugMatch, DrugName } from '#drug-names/drug-name.ts'
import { useTranslation } from '#web/i18n.tsx'
import { DrugOption } from './drug-option.tsx'
import styles from './drug-search.module.css'

interface DrugOptionsProps {
  matches: DrugMatch[]
  text: string
  getItemProps: UseComboboxPropGetters<DrugName>['getItemProps']
  onChoose: (drug: DrugName) => void
}

/** As many rows as the list shows without scrolling, and some more. */
const rowsInSight = 8
/** Milliseconds without a key after which the rest is worth its work. */
const typingPause = 250

/** The rows of the list: at once those in sight, the rest when the typing pauses. It keeps pace on a slow phone so. */
export const DrugOptions = memo(function DrugOptions({ matches, text, getItemProps, onChoose }: DrugOptionsProps) {
  const { t } = useTranslation()
  const [whole, setWhole] = useState<DrugMatch[]>()
  const words = { generic: t('search.generic'), similar: t('search.similar') }
  const rows = whole === matches ? matches : matches.slice(0, rowsInSight)

  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setWhole(matches)), typingPause)
    return () => clearTimeout(timer)
  }, [matches])

  return rows.map((match, index) => {
    const onClick = (event: MouseEvent & { preventDownshiftDefault?: boolean }) => {
      event.preventDownshiftDefault = true
      onChoose(match.drug)
    }
    const props = getItemProps({ item: match.drug, index, onClick })
    // Rows are named by their place, so that the next list reuses them instead of building new ones.
    return (
      <li {...props} key={props.id} className={styles.option}>
        <DrugOption match={match} text={text} words={words} />
      </li>
    )
  })
})
