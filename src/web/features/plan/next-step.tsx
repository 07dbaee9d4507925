import type { Application } from '#contract/plan.ts'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { OfferKitLink } from '#web/features/site/saved/kit-link.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './next-step.module.css'

interface NextStepProps {
  applications: Application[]
  done: readonly string[]
}

/** The first step that is not ticked and that the reader does or asks a doctor for, with the one way to do it. */
export function NextStep({ applications, done }: NextStepProps) {
  const { t } = useTranslation('plan')
  const next = nextOf(applications, done)
  if (!next) return null
  const { application, step } = next
  const { offer, medicines, steps } = application
  return (
    <section className={`strip ${styles.next}`} aria-labelledby="plan-next">
      <div>
        <h2 id="plan-next">{t('plan.next')}</h2>
        <p>
          <b>{offer?.program_name}</b>: {step.who === 'doctor' ? t('plan.askDoctor') : step.text}
        </p>
      </div>
      {/* Call and page are ways to begin; what comes after is done with the papers. */}
      {step === steps[0] ? (
        <Begin application={application} />
      ) : (
        offer && <OfferKitLink offer={offer} drugIds={medicines.map(({ drug_id }) => drug_id)} />
      )}
    </section>
  )
}

function Begin({ application: { offer } }: { application: Application }) {
  const { t } = useTranslation('plan')
  const { phone_number, call_note, form_link, program_url } = offer?.next_step ?? {}
  const page = form_link ?? program_url
  if (phone_number) return <CallLink phone={phone_number}>{call_note}</CallLink>
  return (
    page && (
      <ButtonLink to={page} variant="main" size="big">
        {t('plan.page')}
        <span className="visually-hidden"> {t('programs.newTab')}</span>
      </ButtonLink>
    )
  )
}

function nextOf(applications: Application[], done: readonly string[]) {
  return applications
    .filter(({ offer }) => offer)
    .flatMap((application) => application.steps.map((step) => ({ application, step })))
    .find(({ step }) => step.who !== 'drugstore' && !done.includes(step.id))
}
