import type { ReactNode } from 'react'
import type { ProgramCard } from '#contract/programs.ts'
import { telAddress } from '#text/tel-address.ts'
import { UnbrokenNumbers } from '#web/components/display/unbroken-numbers.tsx'
import { Fold } from '#web/components/layout/fold.tsx'
import { SourceLine } from '#web/features/site/source-line.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './general-programs.module.css'

interface GeneralProgramsProps {
  lead: string
  programs: ProgramCard[]
  /** Stands below the programs. */
  children?: ReactNode
}

/** Help that is not tied to one medicine, in short: what it does opens on demand. */
export function GeneralPrograms({ lead, programs, children }: GeneralProgramsProps) {
  return (
    <div className={styles.general}>
      <p className="soft">{lead}</p>
      <ul>
        {programs.map((program) => (
          <li key={program.program_id}>
            <General program={program} />
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}

function General({ program }: { program: ProgramCard }) {
  const { t } = useTranslation('drug')
  const {
    program_name,
    kind,
    description,
    program_criteria,
    coverage_requirement,
    phone_number,
    phone_confirmed,
    program_url,
    sentences,
  } = program
  const more = sentences.filter(({ rule }) => rule === 'exceptions' || rule === 'citizenship').map(({ text }) => text)
  return (
    <Fold
      summary={
        <>
          <b>{program_name}</b>
          <span>{t(kind === 'pap' ? 'programs.freeMedicine' : `programs.kind.${kind}`)}</span>
        </>
      }
    >
      <div className="stack-small">
        {[description, program_criteria, coverage_requirement, ...more].filter(Boolean).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className={styles.ways}>
          {phone_number && (
            <a href={telAddress(phone_number)}>
              <UnbrokenNumbers text={t('drug.call', { phone: phone_number })} />
            </a>
          )}
          {program_url && (
            <a href={program_url} target="_blank" rel="noopener">
              {t('drug.open')}
              <span className="visually-hidden">
                : {program_name} {t('programs.newTab')}
              </span>
            </a>
          )}
        </p>
        {phone_number && !phone_confirmed && <p>{t('programs.phoneOfOtherSite')}</p>}
        <SourceLine facts={program} ownSite={program_url} />
      </div>
    </Fold>
  )
}
