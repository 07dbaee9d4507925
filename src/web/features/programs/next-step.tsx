import type { ProgramCard } from '#contract/programs.ts'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { TearOff, TearOffWays } from '#web/components/layout/tear-off.tsx'
import { ForeignButton } from '#web/features/site/foreign-button.tsx'
import { KitLink } from '#web/features/site/saved/kit-link.tsx'
import { cardRef } from '#web/features/site/saved/share-card.ts'
import { ShareCardLink } from '#web/features/site/saved/share-card-link.tsx'
import { SourceLine } from '#web/features/site/source-line.tsx'
import { useTranslation } from '#web/i18n.tsx'

/** Below the tear line: whom to call, what to open, whom to show it, and where the facts come from. */
export function NextStep({ program }: { program: ProgramCard }) {
  const { t } = useTranslation()
  const { program_id, drug_id, phone_number, phone_confirmed, phone_hours, form_link, program_url, program_name } =
    program
  const doubt = !phone_confirmed && t('programs.phoneOfOtherSite')
  return (
    <TearOff level={4} title={t('programs.nextStep')}>
      {phone_number ? (
        <CallLink phone={phone_number}>
          {[t('programs.callFree'), phone_hours, doubt].filter(Boolean).join(' ')}
        </CallLink>
      ) : (
        <p>{t('programs.noPhone')}</p>
      )}
      <TearOffWays>
        <KitLink program={program} phone={phone_number} form={form_link} drugIds={drug_id ? [drug_id] : []} />
        {form_link && <ForeignButton to={form_link} label={t('programs.openForm')} about={program_name} />}
        {program_url && program_url !== form_link && (
          <ForeignButton to={program_url} label={t('programs.openSite')} about={program_name} />
        )}
        <ShareCardLink itemIds={[cardRef(program_id, drug_id)]} label={t('programs.share')} about={program_name} />
      </TearOffWays>
      <SourceLine facts={program} ownSite={program_url} />
    </TearOff>
  )
}
