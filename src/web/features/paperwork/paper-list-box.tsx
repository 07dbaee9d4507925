import { ChevronDown } from 'lucide-react'
import { fillIn } from '#i18n/translator.ts'
import { Icon } from '#web/components/display/icon.tsx'
import type { PaperList } from './load-checklist.ts'
import styles from './paper-list-box.module.css'

interface PaperListBoxProps {
  list: PaperList
  ticks: readonly string[]
  onToggle: (paper: string) => void
  /** How many are ready, with places for `done` and `all`. */
  progress: string
  /** At first; then it is the reader's. */
  isOpen: boolean
}

/** The papers for one kind of program. It opens, and its boxes can be ticked, without a script too. */
export function PaperListBox({ list: { title, papers }, ticks, onToggle, progress, isOpen }: PaperListBoxProps) {
  const done = papers.filter(({ key }) => ticks.includes(key)).length
  return (
    <details className={styles.box} open={isOpen}>
      <summary className={styles.summary}>
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.progress}>{fillIn(progress, { done, all: papers.length })}</span>
        <Icon icon={ChevronDown} className={styles.arrow} />
      </summary>
      <ul className={styles.papers}>
        {papers.map(({ key, text, listed }) => (
          <li key={key}>
            <label className={styles.paper}>
              <input type="checkbox" checked={ticks.includes(key)} onChange={() => onToggle(key)} />
              <span>
                {text}
                {listed && <small className={styles.listed}>{listed}</small>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
