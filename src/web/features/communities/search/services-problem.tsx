import { useRevalidator } from 'react-router'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { ErrorState } from '#web/components/feedback/error-state.tsx'
import { LeaveWhenOffline } from '#web/features/site/frame/leave-when-offline.tsx'
import { useTranslation } from '#web/i18n.tsx'

/** The same page when its services could not be loaded: whose fault it is, and how to try again. */
export function ServicesProblem() {
  const { t } = useTranslation('communities')
  const { revalidate } = useRevalidator()
  return (
    <>
      <LeaveWhenOffline />
      <title>{`${t('communities.search.failedTitle')} | ${t('site.name')}`}</title>
      <Banner title={t('communities.search.title')} crumb={{ to: '/localcommunity', label: t('communities.crumb') }} />
      <section className="band">
        <div className="wrap">
          <ErrorState
            title={t('communities.search.failedTitle')}
            onRetry={revalidate}
            retryLabel={t('programs.tryAgain')}
            actions={<ButtonLink to="tel:211">{t('communities.call211.button')}</ButtonLink>}
          >
            <p>{t('programs.failedLead')}</p>
          </ErrorState>
        </div>
      </section>
    </>
  )
}
