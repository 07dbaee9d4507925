import { isRouteErrorResponse } from 'react-router'
import { Navi } from '#web/components/art/navi.tsx'
import { Button, ButtonLink } from '#web/components/buttons/button.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { LeaveWhenOffline } from './leave-when-offline.tsx'

/** The page of an address that leads nowhere, or of a page that broke: says which, and the way on. */
export function ProblemPage({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const missing = isRouteErrorResponse(error) && error.status === 404
  const words = missing ? 'missing' : 'broken'
  return (
    <Banner title={t(`site.${words}.title`)} lead={t(`site.${words}.lead`)} picture={<Navi face="sorry" />}>
      <LeaveWhenOffline />
      <title>{`${t(`site.${words}.title`)} | ${t('site.name')}`}</title>
      <div className="actions">
        <ButtonLink variant="go" to="/patient-assistant-savings">
          {t('site.findMedicine')}
        </ButtonLink>
        {!missing && <Button onClick={() => window.location.reload()}>{t('site.tryAgain')}</Button>}
        <ButtonLink to="/">{t('site.home')}</ButtonLink>
      </div>
    </Banner>
  )
}
