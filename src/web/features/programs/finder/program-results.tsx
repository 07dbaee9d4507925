import type { ReactNode } from 'react'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { LikelyLinks } from '#web/components/buttons/likely-links.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { addressOf } from './address-of.ts'
import type { FinderData, FinderPage } from './load-finder.ts'
import { ProgramList } from './program-list.tsx'

/** What a search came to: programs, none, an unknown name, or nothing asked yet. */
export function ProgramResults({ page, found, answer }: { page: FinderPage; found: FinderData; answer: ReactNode }) {
  const { t } = useTranslation()
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

function NoPrograms({ drug }: { drug: { id: string; label: string } }) {
  const { t } = useTranslation()
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
