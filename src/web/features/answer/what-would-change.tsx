import type { NotNow } from '#contract/answer.ts'
import { useTranslation } from '#web/i18n.tsx'
import styles from './fallbacks.module.css'

const mostShown = 2

/** What would make another program the answer. Nothing is shown where nothing would. */
export function WhatWouldChange({ programs }: { programs: NotNow[] }) {
  const { t } = useTranslation()
  const changes = programs.filter(({ change }) => change).slice(0, mostShown)
  if (changes.length === 0) return null
  return (
    <section className="stack-small">
      <h2 className={styles.title}>{t('answerCard.change')}</h2>
      <ul className="stack-small">
        {changes.map(({ program_id, program_name, change }) => (
          <li key={program_id}>
            <b>{program_name}.</b> {change}
          </li>
        ))}
      </ul>
    </section>
  )
}
