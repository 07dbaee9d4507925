import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '#web/components/buttons/icon-button.tsx'
import { bringIntoView } from '#web/features/site/focus/bring-into-view.ts'
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
  const panel = useRef<HTMLElement>(null)

  // On a phone it opens below the screen. A form takes the focus to its field.
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) bringIntoView(panel.current)
  }, [])

  return (
    <section ref={panel} id={id} tabIndex={-1} className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{title}</h3>
        <IconButton icon={X} label={t('cards.close', { panel: title })} onClick={onClose} />
      </div>
      <div className="stack">{children}</div>
    </section>
  )
}
