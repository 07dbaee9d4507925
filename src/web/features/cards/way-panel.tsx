import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#web/components/buttons/icon-button.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './way-panel.module.css'

interface WayPanelProps {
  id: string
  title: string
  onClose: () => void
  children: ReactNode
}

/** What opens below the ways for one of them. */
export function WayPanel({ id, title, onClose, children }: WayPanelProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section id={id} className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{title}</h3>
        <IconButton icon={X} label={t('cards.close', { panel: title })} onClick={onClose} />
      </div>
      <div className="stack">{children}</div>
    </section>
  )
}
