import { Check } from 'lucide'
import { useState } from 'react'
import type { PlanReply } from '#contract/plan.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { Chip } from '#web/components/display/chip.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './list-read.module.css'

interface ListReadProps {
  read: PlanReply
  onAdd: (drugId: string) => void
  /** Leads to the box in which what we do not know still stands. */
  onCorrect: () => void
}

/** What was read in a list, what is asked, and what was not read. */
export function ListRead({ read: { medicines, doubtful, unread, left_out }, onAdd, onCorrect }: ListReadProps) {
  const { t } = useTranslation('plan')
  const [settled, setSettled] = useState<readonly string[]>([])

  function settle(typed: string, drugId?: string) {
    if (drugId) onAdd(drugId)
    setSettled([...settled, typed])
  }

  return (
    <div className="stack-small">
      {unread.length > 0 && (
        <Note tone="warn">
          <Names title={t('plan.add.unread', { count: unread.length })} names={unread} />
          <Button variant="link" onClick={onCorrect}>
            {t('plan.add.correct')}
          </Button>
        </Note>
      )}
      {medicines.length > 0 && (
        <>
          <p>{t('plan.add.read')}</p>
          <ul className={styles.names}>
            {medicines.map(({ drug_id, name }) => (
              <li key={drug_id}>
                <Chip tone="ok" icon={Check}>
                  {name}
                </Chip>
              </li>
            ))}
          </ul>
        </>
      )}
      {doubtful
        .filter(({ typed }) => !settled.includes(typed))
        .map(({ typed, may_be }) => (
          <fieldset key={typed} className={styles.question}>
            <legend>{t('plan.add.doubtful', { typed })}</legend>
            <div className="actions">
              {may_be.map(({ drug_id, name }) => (
                <Button key={drug_id} onClick={() => settle(typed, drug_id)}>
                  {name}
                </Button>
              ))}
              <Button onClick={() => settle(typed)}>{t('plan.add.neither')}</Button>
            </div>
          </fieldset>
        ))}
      <Names title={t('plan.add.leftOut')} names={left_out.map(({ name }) => name)} />
    </div>
  )
}

function Names({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null
  return (
    <div>
      <p>{title}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
