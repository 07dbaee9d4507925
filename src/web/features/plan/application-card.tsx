import { type IconNode, Stethoscope, Store, User } from 'lucide'
import { Link } from 'react-router'
import type { Application, PlannedMedicine, PlanStep } from '#contract/plan.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { ForeignButton } from '#web/features/site/foreign-button.tsx'
import { ListenButton } from '#web/features/site/read-aloud/listen-button.tsx'
import { OfferKitLink } from '#web/features/site/saved/kit-link.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './application-card.module.css'

interface ApplicationCardProps {
  application: Application
  done: readonly string[]
  onToggle: (step: string) => void
  onTakeOut: (medicine: PlannedMedicine) => void
}

/** One thing to apply for, with its medicines, its steps and the way to begin. */
export function ApplicationCard({ application, done, onToggle, onTakeOut }: ApplicationCardProps) {
  const { t } = useTranslation('plan')
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

const icons: Record<PlanStep['who'], IconNode> = { you: User, doctor: Stethoscope, drugstore: Store }

interface StepListProps {
  steps: PlanStep[]
  done: readonly string[]
  onToggle: (step: string) => void
}

/** Steps to tick, each with who acts. */
function StepList({ steps, done, onToggle }: StepListProps) {
  const { t } = useTranslation('plan')
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

/** The ways to begin, below the tear line: the phone, the form or the page. */
function ApplicationWays({ offer, medicines }: Pick<Application, 'offer' | 'medicines'>) {
  const { t } = useTranslation('plan')
  if (!offer) return null
  const { kind, phone_number, call_note, form_link, program_url } = offer.next_step
  return (
    <div className={styles.ways}>
      {phone_number && <CallLink phone={phone_number}>{call_note}</CallLink>}
      <OfferKitLink offer={offer} drugIds={medicines.map(({ drug_id }) => drug_id)} />
      {form_link && <ForeignButton to={form_link} label={t('plan.form')} about={offer.program_name} />}
      {program_url && program_url !== form_link && (
        <ForeignButton
          to={program_url}
          label={t(kind === 'get_card' ? 'plan.card' : 'plan.page')}
          about={offer.program_name}
        />
      )}
    </div>
  )
}
