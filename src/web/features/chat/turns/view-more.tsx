import { ChevronDown, ChevronUp } from 'lucide'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './view-more.module.css'

interface ViewMoreProps {
  isOpen: boolean
  /** What the text answers, for readers who hear the buttons one after another. */
  about: string
  onToggle: () => void
}

export function ViewMore({ isOpen, about, onToggle }: ViewMoreProps) {
  const { t } = useTranslation('chat')
  return (
    <p className={styles.more}>
      <Button variant="link" aria-expanded={isOpen} onClick={onToggle}>
        {t(isOpen ? 'chat.viewLess' : 'chat.viewMore')}
        <span className="visually-hidden">: {about}</span>
        <Icon icon={isOpen ? ChevronUp : ChevronDown} />
      </Button>
    </p>
  )
}
