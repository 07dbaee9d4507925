import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button, ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import styles from './way-button.module.css'

interface WayButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  icon: LucideIcon
  label: string
}

/** One way to share: a tile on phones, a row beside the card. Marked while its panel is open or its state is on. */
export function WayButton({ icon, label, ...rest }: WayButtonProps) {
  return (
    <Button {...rest} wide className={styles.way}>
      <Icon icon={icon} />
      {label}
    </Button>
  )
}

/** The same for what the reader's own phone or computer does. */
export function OwnWay({ icon, label, to }: Pick<WayButtonProps, 'icon' | 'label'> & { to: string }) {
  return (
    <ButtonLink to={to} wide className={styles.way}>
      <Icon icon={icon} />
      {label}
    </ButtonLink>
  )
}
