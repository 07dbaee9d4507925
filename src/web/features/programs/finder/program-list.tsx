import { type ReactNode, useState } from 'react'
import type { ProgramCard, ProgramKind } from '#contract/programs.ts'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { PillGroup } from '#web/components/form/pill-group.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { ProgramLabels } from '../program-labels.tsx'
import styles from './program-list.module.css'

interface ProgramListProps {
  drug: { id: string; label: string }
  programs: ProgramCard[]
  /** What this reader should do first: it stands before the list. */
  answer: ReactNode
}

/** The programs found for a medicine, with a filter by kind where there is more than one kind. */
export function ProgramList({ drug, programs, answer }: ProgramListProps) {
  const { t } = useTranslation()
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
