import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n.tsx'
import type { ServicesData } from './load-services.ts'
import styles from './service-search-bar.module.css'

interface ServiceSearchBarProps {
  data: ServicesData
  /** The form. */
  children: ReactNode
}

/** What was asked, in one slim line above the services; the form opens from it. Before a search the form is open. */
export function ServiceSearchBar({ data: { asked, found }, children }: ServiceSearchBarProps) {
  const { t } = useTranslation()
  const { q, category, place, open } = asked
  const said = [
    q,
    category && t(`communities.category.${category}`),
    found.place?.label ?? place,
    open && t('communities.search.openNow'),
  ].filter(Boolean)
  return (
    <details open={said.length === 0}>
      <summary className={styles.summary}>
        <span>{said.join(' · ') || t('communities.search.words')}</span>
        <b>{t('communities.search.change')}</b>
      </summary>
      <div className={styles.form}>{children}</div>
    </details>
  )
}
