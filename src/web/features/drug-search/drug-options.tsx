import { startTransition, useEffect, useState } from 'react'
import type { DrugMatch } from '#drug-names/drug-name.ts'
import type { useCombobox } from '#web/components/use-combobox.ts'
import { useTranslation } from '#web/i18n.tsx'
import { DrugOption } from './drug-option.tsx'
import styles from './drug-search.module.css'

interface DrugOptionsProps {
  matches: DrugMatch[]
  text: string
  optionProps: ReturnType<typeof useCombobox>['optionProps']
}

/** As many rows as the list shows without scrolling, and some more. */
const rowsInSight = 8
/** Milliseconds without a key after which the rest is worth its work. */
const typingPause = 250

/** The rows of the list: at once those in sight, the rest when the typing pauses. It keeps pace on a slow phone so. */
export function DrugOptions({ matches, text, optionProps }: DrugOptionsProps) {
  const { t } = useTranslation()
  const [whole, setWhole] = useState<DrugMatch[]>()
  const words = { generic: t('search.generic'), similar: t('search.similar') }
  const rows = whole === matches ? matches : matches.slice(0, rowsInSight)

  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setWhole(matches)), typingPause)
    return () => clearTimeout(timer)
  }, [matches])

  return rows.map((match, index) => {
    const { id, ...props } = optionProps(index)
    // Rows are named by their place, so that the next list reuses them instead of building new ones.
    return (
      <li key={id} id={id} {...props} className={styles.option}>
        <DrugOption match={match} text={text} words={words} />
      </li>
    )
  })
}
