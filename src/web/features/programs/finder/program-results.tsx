import { type ReactNode, useState } from 'react'
import type { ProgramCard, ProgramKind } from '#contract/programs.ts'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { LikelyLinks } from '#web/components/buttons/likely-links.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { PillGroup } from '#web/components/form/pill-group.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { ProgramLabels } from '../program-labels.tsx'
import { addressOf } from './address-of.ts'
import type { FinderData, FinderPage } from './load-finder.ts'
import styles from './program-results.module.css'

/** What a search came to: programs, none, an unknown name, or nothing asked yet. */
export function ProgramResults({ page, found, answer }: { page: FinderPage; found: FinderData; answer: ReactNode }) {
  const { t } = useTranslation('finder')
  const { drug, unknown, likely, programs, count } = found
  if (drug && programs.length > 0) return <ProgramList key={drug.id} drug={drug} programs={programs} answer={answer} />
  if (drug)
    return (
      <div className="stack">
        <NoPrograms drug={drug} />
        {answer}
      </div>
    )
  if (unknown)
    return (
      <EmptyState title={t('finder.unknownTitle', { text: unknown })}>
        {likely.length > 0 && (
          <LikelyLinks
            question={t('search.likely')}
            links={likely.map(({ id, label }) => ({ label, to: `${addressOf[page]}?drug=${id}` }))}
          />
        )}
        <p>{t('finder.unknownLead')}</p>
      </EmptyState>
    )
  return (
    <div className="stack">
      <h2>{t(`finder.${page}.start`)}</h2>
      <p className="soft">{t('finder.startLead', { count })}</p>
    </div>
  )
}

interface ProgramListProps {
  drug: { id: string; label: string }
  programs: ProgramCard[]
  /** What this reader should do first: it stands before the list. */
  answer: ReactNode
}

/** The programs found for a medicine, with a filter by kind where there is more than one kind. */
function ProgramList({ drug, programs, answer }: ProgramListProps) {
  const { t } = useTranslation('finder')
  const [kind, setKind] = useState<ProgramKind | 'all'>('all')
  const kinds = [...new Set(programs.map((program) => program.kind))]
  const shown = programs.filter((program) => kind === 'all' || program.kind === kind)
  const pills = [
    { value: 'all' as const, label: t('finder.filterAll', { count: programs.length }) },
    ...kinds.map((value) => ({ value, label: t(`programs.kind.${value}`) })),
  ]
  return (
    <div className={styles.list}>
      <h2>{t('finder.found', { count: programs.length, drug: drug.label })}</h2>
      {answer}
      <p className="soft">{t('finder.order')}</p>
      {kinds.length > 1 && (
        <PillGroup label={t('finder.filterLabel')} pills={pills} selected={kind} onSelect={setKind} />
      )}
      <div className={styles.labels}>
        <ProgramLabels programs={shown} />
      </div>
      <p>
        <ButtonLink to={`/drugs/${drug.id}`}>{t('finder.otherWays', { drug: drug.label })}</ButtonLink>
      </p>
    </div>
  )
}

function NoPrograms({ drug }: { drug: { id: string; label: string } }) {
  const { t } = useTranslation('finder')
  return (
    <EmptyState
      title={t('finder.noneTitle', { drug: drug.label })}
      actions={
        <>
          <ButtonLink variant="main" to={`/drugs/${drug.id}`}>
            {t('finder.otherWays', { drug: drug.label })}
          </ButtonLink>
          <ButtonLink to="/health-care-ai/">{t('site.askNavi')}</ButtonLink>
        </>
      }
    >
      <p>{t('finder.noneLead')}</p>
    </EmptyState>
  )
}
