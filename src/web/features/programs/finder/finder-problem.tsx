import { useEffect, useEffectEvent } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { ErrorState } from '#web/components/feedback/error-state.tsx'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { LeaveWhenOffline } from '#web/features/site/frame/leave-when-offline.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { FinderPage } from './load-finder.ts'

/** The same page when its programs could not be loaded: whose fault it is, and how to try again. */
export function FinderProblem({ page }: { page: FinderPage }) {
  const { t } = useTranslation()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  // SPEC section 8 has other words for an answer that is not the programs. A call without an answer is a TypeError.
  const words = useRouteError() instanceof TypeError ? 'programs.toast.failed' : 'programs.toast.notFound'
  const tell = useEffectEvent(() => toast.error(t(words)))
  useEffect(() => tell(), [])

  return (
    <>
      <LeaveWhenOffline />
      <title>{`${t('programs.failedTitle')} | ${t('site.name')}`}</title>
      <Banner title={t(`programs.title.${page}`)} crumb={{ to: '/', label: t('site.home') }} />
      <section className="band">
        <div className="wrap">
          <ErrorState
            title={t('programs.failedTitle')}
            onRetry={revalidate}
            retryLabel={t('programs.tryAgain')}
            actions={<ButtonLink to="/contactus">{t('site.contactUs')}</ButtonLink>}
          >
            <p>{t('programs.failedLead')}</p>
          </ErrorState>
        </div>
      </section>
    </>
  )
}
