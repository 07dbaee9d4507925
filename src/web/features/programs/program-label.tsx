import type { Topic } from '#contract/eligibility.ts'
import type { ProgramCard } from '#contract/programs.ts'
import { Label, LabelRow, LabelRows } from '#web/components/display/label.tsx'
import { MoreText } from '#web/components/display/more-text.tsx'
import { ListenButton } from '#web/features/site/read-aloud/listen-button.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { FitChip } from './fit-chip.tsx'
import { NextStep } from './next-step.tsx'
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
