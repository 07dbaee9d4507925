import { type IconNode, X } from 'lucide'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button, ButtonLink } from '#web/components/buttons/button.tsx'
import { IconButton } from '#web/components/buttons/icon-button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { bringIntoView } from '#web/features/site/focus/bring-into-view.ts'
import { useTranslation } from '#web/i18n.tsx'
import styles from './share-way.module.css'

interface WayButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  icon: IconNode
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

interface WayPanelProps {
  id: string
  title: string
  onClose: () => void
  children: ReactNode
}

/** What opens below the ways for one of them. */
export function WayPanel({ id, title, onClose, children }: WayPanelProps) {
  const { t } = useTranslation('cards')
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)

  // On a phone it opens below the screen. A form takes the focus to its field.
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) bringIntoView(panel.current)
  }, [])

  return (
    <section ref={panel} id={id} tabIndex={-1} className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{title}</h3>
        <IconButton icon={X} label={t('cards.close', { panel: title })} onClick={onClose} />
      </div>
      <div className="stack">{children}</div>
    </section>
  )
}

/** What opens below a row of buttons. Each opens and closes by itself, and gives the focus back to its button. */
export function usePanels<Panel extends string>() {
  const id = useId()
  const [open, setOpen] = useState<readonly Panel[]>([])
  const buttons = useRef(new Map<Panel, HTMLButtonElement | null>())
  const idOf = (panel: Panel) => `${id}-${panel}`
  const without = (panel: Panel) => open.filter((other) => other !== panel)

  return {
    open,
    idOf,
    close(panel: Panel) {
      setOpen(without(panel))
      buttons.current.get(panel)?.focus()
    },
    /** What makes a button open and close its panel. */
    buttonOf: (panel: Panel) => ({
      ref: (button: HTMLButtonElement | null) => void buttons.current.set(panel, button),
      'aria-expanded': open.includes(panel),
      'aria-controls': idOf(panel),
      onClick: () => setOpen(open.includes(panel) ? without(panel) : [...open, panel]),
    }),
  }
}
