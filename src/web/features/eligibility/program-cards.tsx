import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ProgramCard } from '#contract/programs.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { usePrinting } from '#web/components/layout/use-printing.ts'
import { useTranslation } from '#web/i18n.tsx'
import styles from './program-cards.module.css'

/** So many that the best stand out. */
const shownFirst = 6

interface ProgramCardsProps {
  programs: ProgramCard[]
  renderProgram: (program: ProgramCard) => ReactNode
}

/** Program cards in two columns, the first few at first. */
export function ProgramCards({ programs, renderProgram }: ProgramCardsProps) {
  const { t } = useTranslation('check')
  const [isWhole, setWhole] = useState(false)
  const isPrinting = usePrinting()
  const shown = isWhole || isPrinting ? programs : programs.slice(0, shownFirst)
  const firstHidden = useRef<HTMLLIElement>(null)
  const left = programs.length - shown.length

  // The button that was pressed is gone.
  useEffect(() => {
    if (isWhole) firstHidden.current?.focus()
  }, [isWhole])

  return (
    <>
      <ul className={styles.programs}>
        {shown.map((program, index) => (
          <li
            key={`${program.program_id} ${program.drug_name}`}
            {...(index === shownFirst && { ref: firstHidden, tabIndex: -1 })}
          >
            {renderProgram(program)}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p>
          <Button onClick={() => setWhole(true)}>{t('check.showMore', { count: left })}</Button>
        </p>
      )}
    </>
  )
}
