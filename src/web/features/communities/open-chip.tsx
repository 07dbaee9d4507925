import { CircleHelp, Clock, ClockAlert } from 'lucide-react'
import type { ServiceCard } from '#contract/communities.ts'
import { Chip } from '#web/components/display/chip.tsx'
import { useTranslation } from '#web/i18n.tsx'

/** Whether a service is open, as far as anyone can tell from its hours. */
export function OpenChip({ service: { open, hours } }: { service: ServiceCard }) {
  const { t } = useTranslation()
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
