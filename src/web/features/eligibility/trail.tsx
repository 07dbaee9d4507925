import { Check } from 'lucide-react'
import { classNames } from '#web/components/class-names.ts'
import { Icon } from '#web/components/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './trail.module.css'

/** How far the questions have come, as a dotted trail with its stops. */
export function Trail({ step, of }: { step: number; of: number }) {
  const { t } = useTranslation()
  const stops = Array.from({ length: Math.max(step, of) }, (_, index) => index + 1)
  return (
    <div>
      <p className={styles.step}>{t('check.step', { step, of: stops.length })}</p>
      <ol className={styles.trail} aria-hidden="true">
        {stops.map((stop) => (
          <li key={stop} className={classNames(styles.stop, stop < step && styles.done, stop === step && styles.now)}>
            <span>{stop < step ? <Icon icon={Check} /> : stop === step && stop}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
