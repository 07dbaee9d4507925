import { dateInWords } from '#i18n/date-in-words.ts'
import { CallLink } from '#web/components/call-link.tsx'
import { Label, LabelRow, LabelRows } from '#web/components/label.tsx'
import { MoreText } from '#web/components/more-text.tsx'
import { TearOff } from '#web/components/tear-off.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { StoredProgram } from './stored-programs.ts'

/** A stored program as a label. Below the tear line stands what works without internet: a phone call. */
export function SeenProgram({ program }: { program: StoredProgram }) {
  const { t } = useTranslation()
  const { kind, program_name, sponsor, phone_number, phone_hours } = program
  return (
    <Label level={3} chip={null} kind={t(`programs.kind.${kind}`)} title={program_name} below={sponsor}>
      <LabelRows>
        <LabelRow name={t('programs.whatYouGet')}>{program.description}</LabelRow>
        {program.program_criteria && <LabelRow name={t('programs.whoItIsFor')}>{program.program_criteria}</LabelRow>}
        <LabelRow name={t('programs.insuranceRule')}>{program.coverage_requirement}</LabelRow>
        <GoodToKnow program={program} />
      </LabelRows>
      <TearOff level={4} title={t('programs.nextStep')}>
        {phone_number ? (
          <CallLink phone={phone_number}>{[t('programs.callFree'), phone_hours].filter(Boolean).join(' ')}</CallLink>
        ) : (
          <p>{t('programs.noPhone')}</p>
        )}
        <Age program={program} />
      </TearOff>
    </Label>
  )
}

/** Conditions beside the rules, and what to ask where our source is not the program's own page. */
function GoodToKnow({ program }: { program: StoredProgram }) {
  const { t } = useTranslation()
  const { exceptions, medicine_confirmed, evidence, drug_name, program_name } = program
  const known = [
    exceptions,
    !medicine_confirmed && t('programs.whyAsk', { drug: drug_name }),
    evidence !== 'primary' && t(`programs.whyEvidence.${evidence}`),
  ].filter(Boolean)
  if (known.length === 0) return null
  return (
    <LabelRow name={t('programs.goodToKnow')}>
      <MoreText
        text={known.join(' ')}
        preview={200}
        about={program_name}
        moreLabel={t('programs.viewMore')}
        lessLabel={t('programs.viewLess')}
      />
    </LabelRow>
  )
}

function Age({ program: { source_date, checked_on, spanish_reviewed } }: { program: StoredProgram }) {
  const { t, language } = useTranslation()
  return (
    <p className="small">
      {source_date
        ? t('programs.sourceDated', { date: dateInWords(source_date, language) })
        : t('programs.sourceDateUnknown')}{' '}
      {checked_on ? t('programs.lastChecked', { date: dateInWords(checked_on, language) }) : t('programs.notChecked')}
      {language === 'es' && !spanish_reviewed && ` ${t('programs.spanishUnreviewed')}`}
    </p>
  )
}
