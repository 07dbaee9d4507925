import { ExternalLink, Phone } from 'lucide-react'
import type { ProgramCard } from '#contract/programs.ts'
import { ButtonLink } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './next-step.module.css'
import { ShareButton } from './share-button.tsx'
import { SourceLine } from './source-line.tsx'

/** Below the tear line: whom to call, what to open, whom to show it, and where the facts come from. */
export function NextStep({ program }: { program: ProgramCard }) {
  const { t } = useTranslation()
  const { phone_number, phone_hours, form_link, program_url, program_name } = program
  return (
    <div className={styles.tear}>
      <h4>{t('programs.nextStep')}</h4>
      {phone_number ? (
        <a className={styles.call} href={`tel:+${phone_number.replaceAll('-', '')}`}>
          <Icon icon={Phone} className={styles.phone} />
          <b>{phone_number}</b>
          <small>{[t('programs.callFree'), phone_hours].filter(Boolean).join(' ')}</small>
        </a>
      ) : (
        <p>{t('programs.noPhone')}</p>
      )}
      <div className={styles.ways}>
        {form_link && <Foreign to={form_link} label={t('programs.openForm')} about={program_name} />}
        {program_url && program_url !== form_link && (
          <Foreign to={program_url} label={t('programs.openSite')} about={program_name} />
        )}
        <ShareButton program={program} />
      </div>
      <SourceLine program={program} />
    </div>
  )
}

function Foreign({ to, label, about }: { to: string; label: string; about: string }) {
  const { t } = useTranslation()
  return (
    <ButtonLink to={to}>
      {label}
      <span className="visually-hidden">
        : {about} {t('programs.newTab')}
      </span>
      <Icon icon={ExternalLink} />
    </ButtonLink>
  )
}
