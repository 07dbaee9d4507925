import { X } from 'lucide'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Offer } from '#contract/answer.ts'
import type { CheckedDrug } from '#contract/eligibility.ts'
import { api } from '#web/api.ts'
import { IconButton } from '#web/components/buttons/icon-button.tsx'
import { Spinner } from '#web/components/feedback/spinner.tsx'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './other-medicines.module.css'

/** With the medicine of the page, ten. */
const mostOthers = 9

interface OtherMedicinesProps {
  /** The medicine of the page. */
  without: string
  /** The answers that count, as text: others mean another result. Nothing while questions are open. */
  answers: string | undefined
  picker: (onPick: (drug: { id: string; label: string }) => void) => ReactNode
}

/** Checks further medicines with the same answers, and names the best route of each. */
export function OtherMedicines({ without, answers, picker }: OtherMedicinesProps) {
  const { t, language } = useTranslation('check')
  const toast = useToast()
  const [picked, setPicked] = useState<{ id: string; label: string }[]>([])
  const [checked, setChecked] = useState<CheckedDrug[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const waiting = picked.filter(({ id }) => !checked.some(({ drug_id }) => drug_id === id))
  const handleFailure = useEffectEvent(() => {
    toast.error(t('check.failedMedicine'))
    // What could not be checked can be picked again.
    if (waiting.length > 0) setPicked(picked.filter((drug) => !waiting.includes(drug)))
  })

  useEffect(() => {
    if (answers === undefined) return
    let current = true
    const ids = picked.map(({ id }) => id)
    const found = ids.length > 0 ? api.checkDrugs(ids, language) : Promise.resolve([])
    found.then(
      (now) => current && setChecked(now),
      () => current && handleFailure(),
    )
    return () => {
      current = false
    }
  }, [picked, answers, language])

  function takeOut(gone: string) {
    setPicked(picked.filter(({ id }) => id !== gone))
    setChecked(checked.filter(({ drug_id }) => drug_id !== gone))
    // The button that was pressed goes with it.
    heading.current?.focus()
  }

  function add(drug: { id: string; label: string }) {
    if (drug.id !== without && picked.every(({ id }) => id !== drug.id)) setPicked([...picked, drug])
  }

  return (
    <section className="stack" aria-labelledby="other-medicines">
      <div className="stack-small">
        <h2 id="other-medicines" ref={heading} tabIndex={-1}>
          {t('check.otherMedicines')}
        </h2>
        <p className="soft">{t('check.othersLead', { count: mostOthers })}</p>
      </div>
      {picked.length < mostOthers && picker(add)}
      <div role="status">
        {answers !== undefined &&
          waiting.map(({ id, label }) => (
            <p key={id}>
              <Spinner /> {t('check.checking', { drug: label })}
            </p>
          ))}
      </div>
      <ul className={styles.medicines} aria-live="polite">
        {checked.map(({ drug_id, drug_name, answer: { answer } }) => (
          <li key={drug_id} className={styles.medicine}>
            <div>
              <h3>{drug_name}</h3>
              <p>{answer ? t('check.best', { program: answer.program_name }) : t('check.noBest')}</p>
              {answer && <p className="soft">{[answer.action, phoneOf(answer)].filter(Boolean).join('. ')}</p>}
              <Link to={`/checkeligibility?drug=${drug_id}`}>{t('check.seeAll', { drug: drug_name })}</Link>
            </div>
            <IconButton icon={X} label={t('check.remove', { drug: drug_name })} onClick={() => takeOut(drug_id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function phoneOf({ next_step: { kind, phone_number } }: Offer): string | null {
  return kind === 'call' ? phone_number : null
}
