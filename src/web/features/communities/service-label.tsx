import type { ReactNode } from 'react'
import type { ServiceCard } from '#contract/communities.ts'
import { Label, LabelRow, LabelRows } from '#web/components/label.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { Highlighted } from './highlighted.tsx'
import { OpenChip } from './open-chip.tsx'
import styles from './service-label.module.css'
import { ServiceNextStep } from './service-next-step.tsx'

interface ServiceLabelProps {
  service: ServiceCard
  level: 2 | 3
  title: ReactNode
  below?: ReactNode
  /** The reader's words, to be marked. */
  query?: string
}

/** A service as a pharmacy label: what, for whom and where above the tear line, the next step below it. */
export function ServiceLabel({ service, level, title, below, query }: ServiceLabelProps) {
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
            <Distance miles={service.distance_miles} />
          </LabelRow>
        )}
        <LabelRow name={t('communities.service.hours')}>{hours ?? t('communities.service.unknown')}</LabelRow>
        {spoken && <LabelRow name={t('communities.service.spoken')}>{spoken.join(', ')}</LabelRow>}
      </LabelRows>
      <ServiceNextStep service={service} level={level === 2 ? 3 : 4} />
    </Label>
  )
}

function Distance({ miles }: { miles: number | null }) {
  const { t } = useTranslation()
  if (miles === null) return null
  const count = Math.round(miles)
  return (
    <span className={styles.distance}>
      {count < 1 ? t('communities.service.nearby') : t('communities.service.miles', { count })}
    </span>
  )
}
