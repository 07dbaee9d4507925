import { Link } from 'react-router'
import type { Application, PlannedMedicine } from '#contract/plan.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { ListenButton } from '#web/features/site/read-aloud/listen-button.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './application-card.module.css'
import { ApplicationWays } from './application-ways.tsx'
import { StepList } from './step-list.tsx'

interface ApplicationCardProps {
  application: Application
  done: readonly string[]
  onToggle: (step: string) => void
  onTakeOut: (medicine: PlannedMedicine) => void
}

/** One thing to apply for, with its medicines, its steps and the way to begin. */
export function ApplicationCard({ application, done, onToggle, onTakeOut }: ApplicationCardProps) {
  const { t } = useTranslation()
  const { medicines, offer, steps } = application
  const name = medicines.map(({ name }) => name).join(', ') || t('plan.forAll')
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.head}>
        {medicines.length === 0 && <h2 className={styles.name}>{name}</h2>}
        {medicines.map((medicine) => (
          <div key={medicine.drug_id} className={styles.medicine}>
            <h2 className={styles.name}>
              <Link to={`/drugs/${medicine.drug_id}`}>{medicine.name}</Link>
            </h2>
            <Button variant="link" onClick={() => onTakeOut(medicine)}>
              {t('plan.takeOut')}
              <span className="visually-hidden">: {medicine.name}</span>
            </Button>
          </div>
        ))}
      </div>
      <div className={styles.route}>
        <p className={styles.action}>{offer?.action ?? t('plan.noRoute')}</p>
        <p className="soft">{offer ? offer.program_name : t('plan.noRouteAsk')}</p>
        {medicines.length > 1 && <p className={styles.merged}>{t('plan.oneForm', { count: medicines.length })}</p>}
        <ListenButton about={name} />
      </div>
      {offer?.money && (
        <p className={styles.money}>
          {offer.money.before && <span>{offer.money.before}</span>} <b>{offer.money.amount}</b>{' '}
          <span>{offer.money.after}</span>
        </p>
      )}
      <StepList steps={steps} done={done} onToggle={onToggle} />
      <ApplicationWays offer={offer} medicines={medicines} />
    </article>
  )
}
