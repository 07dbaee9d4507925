import { ArrowLeft } from 'lucide'
import { NaviAvatar } from '#web/components/art/navi-avatar.tsx'
import { IconButton } from '#web/components/buttons/icon-button.tsx'
import { LanguageToggle } from '#web/features/site/language/language-toggle.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './chat-header.module.css'

interface ChatHeaderProps {
  id: string
  level: 1 | 2
  onBack: () => void
}

/** Always in sight: the way back, and who talks. On a page of its own it stands for the header of the site. */
export function ChatHeader({ id, level, onBack }: ChatHeaderProps) {
  const { t } = useTranslation('chat')
  const Heading = `h${level}` as const
  return (
    <div className={styles.header}>
      <IconButton icon={ArrowLeft} label={t('chat.back')} onClick={onBack} />
      <NaviAvatar className={styles.avatar} />
      <div className={styles.who}>
        <Heading id={id} className={styles.name}>
          {t('chat.name')}
        </Heading>
        <p className={styles.tag}>{t('chat.tag')}</p>
      </div>
      {level === 1 && <LanguageToggle />}
    </div>
  )
}
