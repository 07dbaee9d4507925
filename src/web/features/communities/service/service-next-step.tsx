import type { ServiceCard } from '#contract/communities.ts'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { TearOff, TearOffWays } from '#web/components/layout/tear-off.tsx'
import { ForeignButton } from '#web/features/site/foreign-button.tsx'
import { ShareCardLink } from '#web/features/site/saved/share-card-link.tsx'
import { SourceLine } from '#web/features/site/source-line.tsx'
import { useTranslation } from '#web/i18n.tsx'

/** Below the tear line: whom to call, what to open, whom to show it, and where the facts come from. */
export function ServiceNextStep({ service, level }: { service: ServiceCard; level: 3 | 4 }) {
  const { t } = useTranslation()
  const { service_id, service_name, organization, phone_number, phone_confirmed, url_link, evidence } = service
  const about = `${service_name}, ${organization}`
  return (
    <TearOff level={level} title={t('programs.nextStep')}>
      {phone_number ? (
        <CallLink phone={phone_number}>
          {t(phone_confirmed ? 'communities.service.call' : 'communities.service.publicNumber')}
        </CallLink>
      ) : (
        <p>{t('communities.service.noPhone')}</p>
      )}
      <TearOffWays>
        {url_link && <ForeignButton to={url_link} label={t('programs.openWebsite')} about={about} />}
        <ShareCardLink itemIds={[service_id]} label={t('communities.service.share')} about={about} />
      </TearOffWays>
      <div>
        <p className="small">{t(`communities.service.evidence.${evidence}`)}</p>
        <SourceLine facts={service} ownSite={url_link} />
      </div>
    </TearOff>
  )
}
