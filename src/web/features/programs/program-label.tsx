import { CircleHelp } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { ProgramCard } from '#contract/programs.ts'
import { Chip } from '#web/components/chip.tsx'
import { MoreText } from '#web/components/more-text.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { NextStep } from './next-step.tsx'
import styles from './program-label.module.css'
import { WhyShown } from './why-shown.tsx'

/** A description's preview has 80 characters. Conditions get more room: they decide who may apply. */
const previews = { description: 80, conditions: 200 }

/** A program as a pharmacy label: what and for whom above the tear line, the next step below it. */
export function ProgramLabel({ program }: { program: ProgramCard }) {
  const { t } = useTranslation()
  const headingId = useId()
  const { kind, drug_name, generic_name, program_name, sponsor, description, program_criteria, coverage_requirement } =
    program
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
    <article className={styles.label} aria-labelledby={headingId}>
      <header className={styles.head}>
        <Chip tone="warn" icon={CircleHelp}>
          {t('programs.status')}
        </Chip>
        <div>
          <p className={styles.kind}>{t(`programs.kind.${kind}`)}</p>
          <h3 id={headingId}>{drug_name || program_name}</h3>
          <Generic program={program} />
        </div>
      </header>
      <dl className={styles.rows}>
        <Row name={t('programs.whatYouGet')}>{preview(description, previews.description)}</Row>
        {program_criteria && <Row name={t('programs.whoItIsFor')}>{program_criteria}</Row>}
        <Row name={t('programs.insuranceRule')}>{coverage_requirement}</Row>
        {exceptions.length > 0 && (
          <Row name={t('programs.goodToKnow')}>
            {preview(exceptions.map(({ text }) => text).join(' '), previews.conditions)}
          </Row>
        )}
        {drug_name && generic_name && (
          <Row name={t('programs.program')}>{t('programs.by', { program: program_name, sponsor })}</Row>
        )}
      </dl>
      <WhyShown program={program} />
      <NextStep program={program} />
    </article>
  )
}

function Generic({ program: { generic_name, drug_type } }: { program: ProgramCard }) {
  const { t } = useTranslation()
  if (!generic_name) return null
  const type = drug_type as 'brand' | 'generic' | 'biosimilar'
  return (
    <p className={styles.generic}>
      {generic_name}. {t(`programs.drugType.${type}`)}.
    </p>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
