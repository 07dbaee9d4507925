import { Check } from 'lucide-react'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './fact-bar.module.css'

interface FactBarProps {
  programCount: number
}

export function FactBar({ programCount }: FactBarProps) {
  const { t } = useTranslation()
  const facts = [
    t('home.facts.noSignIn'),
    t('home.facts.free'),
    t('home.facts.noName'),
    t('home.facts.programs', { count: programCount }),
  ]
  return (
    <div className={styles.bar}>
      <ul className={`wrap ${styles.facts}`}>
        {facts.map((fact) => (
          <li key={fact}>
            <Icon icon={Check} className={styles.icon} />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
