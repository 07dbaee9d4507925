import { ExternalLink, Phone } from 'lucide-react'
import { ButtonLink, type ButtonLook } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { WordedWay } from './load-short-page.ts'

interface WayButtonProps extends ButtonLook {
  way: WordedWay
}

/** A way on as a button. It shows when it calls a number, and says when it opens another site. */
export function WayButton({ way, ...look }: WayButtonProps) {
  const { t } = useTranslation()
  const foreign = way.to.startsWith('https:')
  return (
    <ButtonLink {...look} to={way.to}>
      {way.to.startsWith('tel:') && <Icon icon={Phone} />}
      {way.label}
      {foreign && <Icon icon={ExternalLink} />}
      {foreign && <span className="visually-hidden"> {t('programs.newTab')}</span>}
    </ButtonLink>
  )
}
