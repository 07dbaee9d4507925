import type { ReactNode } from 'react'
import type { ServiceCard } from '#contract/communities.ts'
import { Label, LabelRow, LabelRows } from '#web/components/display/label.tsx'
import { ListenButton } from '#web/features/site/read-aloud/listen-button.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { Distance } from '../distance.tsx'
import { Highlighted } from '../highlighted.tsx'
import { OpenChip } from '../open-chip.tsx'
import { ServiceNextStep } from './service-next-step.tsx'

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
  const { t } = useTranslation()
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
