import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { CheckedDrug } from '#contract/eligibility.ts'
import { api } from '#web/api.ts'
import { IconButton } from '#web/components/icon-button.tsx'
import { useToast } from '#web/components/toasts.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './other-medicines.module.css'

/** With the medicine of the page, ten. */
const mostOthers = 9

interface OtherMedicinesProps {
  /** The medicine of the page. */
  without: string
  picker: (onPick: (drug: { id: string; label: string }) => void) => ReactNode
}

/** Checks further medicines with the same answers, and names the best route of each. */
export function OtherMedicines({ without, picker }: OtherMedicinesProps) {
  const { t, language } = useTranslation()
  const toast = useToast()
  const [checked, setChecked] = useState<CheckedDrug[]>([])

  async function add({ id }: { id: string }) {
    const ids = [...new Set([...checked.map(({ drug_id }) => drug_id), id])].filter((each) => each !== without)
    try {
      setChecked(ids.length > 0 ? await api.checkDrugs(ids.slice(0, mostOthers), language) : [])
    } catch {
      toast.error(t('check.failedAnswer'))
    }
  }

  return (
    <section className="stack" aria-labelledby="other-medicines">
      <div className="stack-small">
        <h2 id="other-medicines">{t('check.others')}</h2>
        <p className="soft">{t('check.othersLead', { count: mostOthers })}</p>
      </div>
      {checked.length < mostOthers && picker(add)}
      <ul className={styles.medicines} aria-live="polite">
        {checked.map(({ drug_id, drug_name, summary, best }) => (
          <li key={drug_id} className={styles.medicine}>
            <div>
              <h3>{drug_name}</h3>
              <p>{best ? t('check.best', { program: best.program_name }) : t('check.noBest')}</p>
              <p className="soft">{summary}</p>
              <Link to={`/checkeligibility?drug=${drug_id}`}>{t('check.seeAll', { drug: drug_name })}</Link>
            </div>
            <IconButton
              icon={X}
              label={t('check.remove', { drug: drug_name })}
              onClick={() => setChecked(checked.filter((each) => each.drug_id !== drug_id))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
