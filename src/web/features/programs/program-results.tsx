import type { ReactNode } from 'react'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { FinderData, FinderPage } from './load-finder.ts'
import { ProgramList } from './program-list.tsx'

/** What a search came to: programs, none, an unknown name, or nothing asked yet. */
export function ProgramResults({ page, found, answer }: { page: FinderPage; found: FinderData; answer: ReactNode }) {
  const { t } = useTranslation()
  const { drug, unknown, programs, count } = found
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
      <EmptyState title={t('programs.unknownTitle', { text: unknown })}>
        <p>{t('programs.unknownLead')}</p>
      </EmptyState>
    )
  return (
    <div className="stack">
      <h2>{t(`programs.${page}.start`)}</h2>
      <p className="soft">{t('programs.assistance.startLead', { count })}</p>
    </div>
  )
}

function NoPrograms({ drug }: { drug: { id: string; label: string } }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('programs.noneTitle', { drug: drug.label })}
      actions={
        <>
          <ButtonLink variant="main" to={`/drugs/${drug.id}`}>
            {t('programs.otherWays', { drug: drug.label })}
          </ButtonLink>
          <ButtonLink to="/health-care-ai/">{t('programs.askNavi')}</ButtonLink>
        </>
      }
    >
      <p>{t('programs.noneLead')}</p>
    </EmptyState>
  )
}
