import type { Topic } from '#contract/eligibility.ts'
import type { ProgramCard } from '#contract/programs.ts'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { Label, LabelRow, LabelRows } from '#web/components/display/label.tsx'
import { MoreText } from '#web/components/display/more-text.tsx'
import { TearOff, TearOffWays } from '#web/components/layout/tear-off.tsx'
import { ForeignButton } from '#web/features/site/foreign-button.tsx'
import { ListenButton } from '#web/features/site/read-aloud/listen-button.tsx'
import { KitLink } from '#web/features/site/saved/kit-link.tsx'
import { cardRef } from '#web/features/site/saved/share-card.ts'
import { ShareCardLink } from '#web/features/site/saved/share-card-link.tsx'
import { SourceLine } from '#web/features/site/source-line.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { FitChip } from './fit-chip.tsx'
import { WhyShown } from './why-shown.tsx'

/** A description's preview has 80 characters. Conditions get more room: they decide who may apply. */
const previews = { description: 80, conditions: 200 }

type DrugType = 'brand' | 'generic' | 'biosimilar'

/** A program as a pharmacy label: what and for whom above the tear line, the next step below it. */
export function ProgramLabel({ program, onAsk }: { program: ProgramCard; onAsk?: (topic: Topic) => void }) {
  const { t } = useTranslation()
  const {
    kind,
    drug_name,
    generic_name,
    drug_type,
    program_name,
    sponsor,
    description,
    program_criteria,
    coverage_requirement,
  } = program
  const exceptions = program.sentences.filter(({ rule }) => rule === 'exceptions' || rule === 'citizenship')
  const about = `${drug_name || program_name}, ${t(`programs.kind.${kind}`)}`
  const preview = (text: string, length: number) => (
    <MoreText
      text={text}
      preview={length}
      about={about}
      moreLabel={t('programs.viewMore')}
      lessLabel={t('programs.viewLess')}
    />
  )

  return (
    <Label
      level={3}
      chip={<FitChip program={program} />}
      kind={t(`programs.kind.${kind}`)}
      title={drug_name || program_name}
      below={generic_name && `${generic_name}. ${t(`programs.drugType.${drug_type as DrugType}`)}.`}
    >
      <LabelRows>
        <LabelRow name={t('programs.whatYouGet')}>{preview(description, previews.description)}</LabelRow>
        {program_criteria && <LabelRow name={t('programs.whoItIsFor')}>{program_criteria}</LabelRow>}
        <LabelRow name={t('programs.insuranceRule')}>{coverage_requirement}</LabelRow>
        {exceptions.length > 0 && (
          <LabelRow name={t('programs.goodToKnow')}>
            {preview(exceptions.map(({ text }) => text).join(' '), previews.conditions)}
          </LabelRow>
        )}
        {drug_name && generic_name && (
          <LabelRow name={t('programs.program')}>{t('programs.by', { program: program_name, sponsor })}</LabelRow>
        )}
      </LabelRows>
      <div className="actions">
        <ListenButton about={about} />
      </div>
      <WhyShown program={program} onAsk={onAsk} />
      <NextStep program={program} />
    </Label>
  )
}

/** Below the tear line: whom to call, what to open, whom to show it, and where the facts come from. */
function NextStep({ program }: { program: ProgramCard }) {
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
