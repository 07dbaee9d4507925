import type { Application } from '#contract/plan.ts'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './next-step.module.css'

interface NextStepProps {
  applications: Application[]
  done: readonly string[]
}

/** The first step of the reader’s own that is not ticked, with the one way to do it. */
export function NextStep({ applications, done }: NextStepProps) {
  const { t } = useTranslation()
  const next = nextOf(applications, done)
  if (!next) return null
  const { application, step } = next
  const { phone_number, call_note, form_link, program_url } = application.offer?.next_step ?? {}
  const page = form_link ?? program_url
  return (
    <section className={`strip ${styles.next}`} aria-labelledby="plan-next">
      <div>
        <h2 id="plan-next">{t('plan.next')}</h2>
        <p>
          <b>{application.offer?.program_name}</b>: {step.text}
        </p>
      </div>
      {phone_number ? (
        <CallLink phone={phone_number}>{call_note}</CallLink>
      ) : (
        page && (
          <ButtonLink to={page} variant="main" size="big">
            {t('plan.page')}
            <span className="visually-hidden"> {t('programs.newTab')}</span>
          </ButtonLink>
        )
      )}
    </section>
  )
}

function nextOf(applications: Application[], done: readonly string[]) {
  return applications
    .filter(({ offer }) => offer)
    .flatMap((application) => application.steps.map((step) => ({ application, step })))
    .find(({ step }) => step.who === 'you' && !done.includes(step.id))
}
