import { HardDriveDownload } from 'lucide'
import { localeOf } from '#i18n/languages.ts'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './stored-line.module.css'

/** Says that what stands here is stored, and since when. `at` is any date that a browser reads. */
export function StoredLine({ at }: { at: string }) {
  const { t, language } = useTranslation('offline')
  const day = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long' })
  return (
    <p className={styles.line}>
      <Icon icon={HardDriveDownload} />
      <span>{t('offline.stored', { date: day.format(new Date(at)) })}</span>
    </p>
  )
}
