import { CircleHelp, Clock, ClockAlert } from 'lucide'
import type { ReactNode } from 'react'
import type { ServiceCard } from '#contract/communities.ts'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { Chip } from '#web/components/display/chip.tsx'
import { Label, LabelRow, LabelRows } from '#web/components/display/label.tsx'
import { TearOff, TearOffWays } from '#web/components/layout/tear-off.tsx'
import { ForeignButton } from '#web/features/site/foreign-button.tsx'
import { ListenButton } from '#web/features/site/read-aloud/listen-button.tsx'
import { ShareCardLink } from '#web/features/site/saved/share-card-link.tsx'
import { SourceLine } from '#web/features/site/source-line.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { Distance } from '../distance.tsx'
import { Highlighted } from '../highlighted.tsx'

interface ServiceLabelProps {
  service: ServiceCard
  level: 2 | 3
  title: ReactNode
  below?: ReactNode
  /** The reader's words, to be marked. */
  query?: string
  /** The ZIP code that was asked for. */
  zip?: string | null
}

/** A service as a pharmacy label: what, for whom and where above the tear line, the next step below it. */
export function ServiceLabel({ service, level, title, below, query, zip }: ServiceLabelProps) {
  const { t } = useTranslation('communities')
  const { category, description, eligibility, area_served, address, hours, languages } = service
  const spoken = languages?.map((language) =>
    t(language === 'es' ? 'communities.search.spanish' : 'communities.search.english'),
  )
  const marked = (text: string) => <Highlighted text={text} query={query} />
  return (
    <Label
      level={level}
      chip={<OpenChip service={service} />}
      kind={t(`communities.category.${category}`)}
      title={title}
      below={below}
    >
      <LabelRows>
        <LabelRow name={t('programs.whatYouGet')}>{marked(description)}</LabelRow>
        {eligibility && <LabelRow name={t('programs.whoItIsFor')}>{marked(eligibility)}</LabelRow>}
        <LabelRow name={t('communities.service.area')}>{marked(area_served)}</LabelRow>
        {address && (
          <LabelRow name={t('communities.service.address')}>
            {address.street}, {address.city}, {address.state} {address.zip}
            <Distance miles={service.distance_miles} isSameZip={address.zip === zip} />
          </LabelRow>
        )}
        <LabelRow name={t('communities.service.hours')}>{hours ?? t('communities.service.unknown')}</LabelRow>
        {spoken && <LabelRow name={t('communities.service.spoken')}>{spoken.join(', ')}</LabelRow>}
      </LabelRows>
      <div className="actions">
        <ListenButton about={service.service_name} />
      </div>
      <ServiceNextStep service={service} level={level === 2 ? 3 : 4} />
    </Label>
  )
}

/** Whether a service is open, as far as anyone can tell from its hours. */
function OpenChip({ service: { open, hours } }: { service: ServiceCard }) {
  const { t } = useTranslation('communities')
  if (open === 'unknown')
    return (
      <Chip tone="warn" icon={CircleHelp}>
        {t(hours ? 'communities.service.inWords' : 'communities.service.unknown')}
      </Chip>
    )
  return (
    <Chip tone={open === 'open' ? 'ok' : 'no'} icon={open === 'open' ? Clock : ClockAlert}>
      {t(`communities.service.${open}`)}
    </Chip>
  )
}

/** Below the tear line: whom to call, what to open, whom to show it, and where the facts come from. */
function ServiceNextStep({ service, level }: { service: ServiceCard; level: 3 | 4 }) {
  const { t } = useTranslation('communities')
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
