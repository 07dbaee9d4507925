import { Languages } from 'lucide'
import type { MouseEvent } from 'react'
import { Icon } from '#web/components/display/icon.tsx'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from '../frame/header.module.css'
import { useLanguage } from './use-language.ts'

/** A true link to this page in the other language, so that it works before the scripts arrive. */
export function LanguageToggle() {
  const { t } = useTranslation()
  const toast = useToast()
  const { otherLanguage, hrefFor, switchTo } = useLanguage()

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    switchTo(otherLanguage).catch(() => toast.error(t('site.languageFailed')))
  }

  return (
    <a
      className={`${styles.item} ${styles.language}`}
      href={hrefFor(otherLanguage)}
      lang={otherLanguage}
      hrefLang={otherLanguage}
      rel="alternate"
      onClick={handleClick}
    >
      <Icon icon={Languages} />
      {t('site.otherLanguage')}
    </a>
  )
}
