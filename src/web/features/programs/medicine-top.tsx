import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './medicine-top.module.css'

interface MedicineTopProps {
  title: string
  lead: string
  /** Finds another medicine: behind one button, because most people stay. */
  search: ReactNode
  /** What is known of the reader. */
  facts: ReactNode
}

/** The top of the page of a medicine: its name, the way to another, and the facts that decide. */
export function MedicineTop({ title, lead, search, facts }: MedicineTopProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.top}>
      <div className="wrap">
        <details className={styles.search}>
          <summary>
            <Icon icon={Search} />
            <span className="visually-hidden">{t('drug.otherMedicine')}</span>
          </summary>
          <div>{search}</div>
        </details>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {facts}
      </div>
    </div>
  )
}
