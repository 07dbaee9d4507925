import { Check } from 'lucide'
import type { Topic, TurnReply } from '#contract/eligibility.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './understood.module.css'

interface UnderstoodProps {
  /** The answers that the last turn understood. */
  answers: TurnReply['answers']
  onChange: (topic: Topic) => void
}

/** How the last answer was understood, with the way to correct it. */
export function Understood({ answers, onChange }: UnderstoodProps) {
  const { t } = useTranslation('check')
  if (answers.length === 0) return null
  return (
    <ul className={styles.understood}>
      {answers.map(({ topic, label, text }) => (
        <li key={topic}>
          <Icon icon={Check} className={styles.mark} />
          <span>
            <span className="visually-hidden">{label}: </span>
            <b>{text}.</b>
          </span>
          <Button variant="link" onClick={() => onChange(topic)}>
            {t('check.change')}
            <span className="visually-hidden">: {label}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
