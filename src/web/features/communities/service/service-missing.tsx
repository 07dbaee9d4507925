import { Phone } from 'lucide-react'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { ServiceSearch } from '../search/service-search.tsx'

/** The page of a service that we don't have: says so, and where to look instead. */
export function ServiceMissing() {
  const { t } = useTranslation()
  return (
    <>
      <title>{`${t('communities.service.missing')} | ${t('site.name')}`}</title>
      <Banner
        title={t('communities.service.missing')}
        lead={t('communities.service.missingLead')}
        crumb={{ to: '/localcommunity', label: t('communities.crumb') }}
      >
        <ServiceSearch />
        <div className="actions">
          <ButtonLink to="tel:211">
            <Icon icon={Phone} />
            {t('communities.call211.button')}
          </ButtonLink>
        </div>
      </Banner>
    </>
  )
}
