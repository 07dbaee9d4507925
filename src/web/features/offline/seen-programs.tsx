import { dateInWords } from '#i18n/date-in-words.ts'
import type { Language } from '#i18n/languages.ts'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { Label, LabelRow, LabelRows } from '#web/components/display/label.tsx'
import { TearOff } from '#web/components/layout/tear-off.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './seen-programs.module.css'
import { StoredLine } from './stored-line.tsx'
import type { StoredMedicine, StoredProgram } from './stored-programs.ts'

/** The programs of the medicines that were looked at last. */
export function SeenPrograms({ medicines }: { medicines: readonly StoredMedicine[] }) {
  const { t } = useTranslation('offline')
  if (medicines.length === 0)
    return (
      <section className="stack">
        <h2>{t('offline.programs')}</h2>
        <p>{t('offline.noPrograms')}</p>
      </section>
    )
  return medicines.map((medicine) => <SeenMedicine key={medicine.id} medicine={medicine} />)
}

function SeenMedicine({ medicine: { label, language, programs } }: { medicine: StoredMedicine }) {
  const { t } = useTranslation('offline')
  const [oldest = ''] = programs.map(({ stored_at }) => stored_at).sort()
  return (
    <section className={styles.medicine}>
      <h2>{t('offline.of', { drug: label })}</h2>
      <StoredLine at={oldest} />
      <div className={styles.labels}>
        {programs.map((program) => (
          <SeenProgram key={program.program_id} program={program} language={language} />
        ))}
      </div>
    </section>
  )
}

interface SeenProgramProps {
  program: StoredProgram
  /** What the program was stored in; all other words are in the language of the page. */
  language: Language
}

/** A stored program as a label. Below the tear line stands what works without internet: a phone call. */
function SeenProgram({ program, language }: SeenProgramProps) {
  const { t } = useTranslation()
  const stored = (text: string) => <span lang={language}>{text}</span>
  const { kind, program_name, sponsor, phone_number, phone_confirmed, phone_hours } = program
  return (
    <Label level={3} chip={null} kind={t(`programs.kind.${kind}`)} title={stored(program_name)} below={stored(sponsor)}>
      <LabelRows>
        <LabelRow name={t('programs.whatYouGet')}>{stored(program.description)}</LabelRow>
        {program.program_criteria && (
          <LabelRow name={t('programs.whoItIsFor')}>{stored(program.program_criteria)}</LabelRow>
        )}
        <LabelRow name={t('programs.insuranceRule')}>{stored(program.coverage_requirement)}</LabelRow>
        <GoodToKnow program={program} language={language} />
      </LabelRows>
      <TearOff level={4} title={t('programs.nextStep')}>
        {phone_number ? (
          <CallLink phone={phone_number}>
            {t('programs.callFree')} {phone_hours && stored(phone_hours)}{' '}
            {phone_confirmed === false && t('programs.phoneOfOtherSite')}
          </CallLink>
        ) : (
          <p>{t('programs.noPhone')}</p>
        )}
        <Age program={program} language={language} />
      </TearOff>
    </Label>
  )
}

/** Conditions beside the rules, and what to ask where our source is not the program's own page. */
function GoodToKnow({ program, language }: SeenProgramProps) {
  const { t } = useTranslation()
  const { exceptions, medicine_confirmed, evidence, drug_name } = program
  const toAsk = [
    !medicine_confirmed && t('programs.whyAsk', { drug: drug_name }),
    evidence !== 'primary' && t(`programs.whyEvidence.${evidence}`),
  ].filter(Boolean)
  if (!exceptions && toAsk.length === 0) return null
  return (
    <LabelRow name={t('programs.goodToKnow')}>
      <span lang={language}>{exceptions}</span> {toAsk.join(' ')}
    </LabelRow>
  )
}

function Age({ program: { source_date, checked_on, spanish_reviewed }, language: stored }: SeenProgramProps) {
  const { t, language } = useTranslation()
  return (
    <p className="small">
      {source_date
        ? t('programs.sourceDated', { date: dateInWords(source_date, language) })
        : t('programs.sourceDateUnknown')}{' '}
      {checked_on ? t('programs.lastChecked', { date: dateInWords(checked_on, language) }) : t('programs.notChecked')}
      {stored === 'es' && !spanish_reviewed && ` ${t('programs.spanishUnreviewed')}`}
    </p>
  )
}
