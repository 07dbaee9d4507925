import { Phone } from 'lucide'
import { ButtonLink, type ButtonLook } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import type { WordedWay } from './load-short-page.ts'

interface WayButtonProps extends ButtonLook {
  way: WordedWay
}

/** A way on as a button. It shows when it calls a number. */
export function WayButton({ way, ...look }: WayButtonProps) {
  return (
    <ButtonLink {...look} to={way.to}>
      {way.to.startsWith('tel:') && <Icon icon={Phone} />}
      {way.label}
    </ButtonLink>
  )
}
