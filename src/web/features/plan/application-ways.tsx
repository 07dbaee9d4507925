import type { Application } from '#contract/plan.ts'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { ForeignButton } from '#web/features/site/foreign-button.tsx'
import { OfferKitLink } from '#web/features/site/saved/kit-link.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './application-ways.module.css'

/** The ways to begin, below the tear line: the phone, the form or the page. */
export function ApplicationWays({ offer, medicines }: Pick<Application, 'offer' | 'medicines'>) {
  const { t } = useTranslation()
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
