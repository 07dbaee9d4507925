import { type LucideIcon, Stethoscope, Store, User } from 'lucide-react'
import type { PlanStep } from '#contract/plan.ts'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './step-list.module.css'

const icons: Record<PlanStep['who'], LucideIcon> = { you: User, doctor: Stethoscope, drugstore: Store }

interface StepListProps {
  steps: PlanStep[]
  done: readonly string[]
  onToggle: (step: string) => void
}

/** Steps to tick, each with who acts. */
export function StepList({ steps, done, onToggle }: StepListProps) {
  const { t } = useTranslation()
  return (
    <ul className={styles.steps}>
      {steps.map(({ id, who, text }) => (
        <li key={id}>
          <label className={styles.step}>
            <input type="checkbox" checked={done.includes(id)} onChange={() => onToggle(id)} />
            <span className={styles.text}>{text}</span>
            <span className={styles.who}>
              <Icon icon={icons[who]} />
              {t(`plan.who.${who}`)}
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}
