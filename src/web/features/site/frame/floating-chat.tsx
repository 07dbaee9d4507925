import { Bot, X } from 'lucide'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button, ButtonLink } from '#web/components/buttons/button.tsx'
import { classNames } from '#web/components/class-names.ts'
import { Icon } from '#web/components/display/icon.tsx'
import { bringIntoView } from '#web/features/site/focus/bring-into-view.ts'
import styles from './floating-chat.module.css'

interface FloatingChatProps {
  words: { open: string; close: string; whole: string; label: string }
  /** Navi; only in the page while it is open. */
  children: ReactNode
}

/** A button that stays in sight while the page scrolls: it opens Navi in place and closes it again, as robot and as cross. */
export function FloatingChat({ words, children }: FloatingChatProps) {
  const [isOpen, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (isOpen) bringIntoView(panel.current)
  }, [isOpen])

  return (
    <aside className={styles.aside} aria-label={words.label}>
      <div className={classNames(styles.float, isOpen && styles.open)}>
        <div id={id} ref={panel} tabIndex={-1} className={styles.panel} hidden={!isOpen}>
          {isOpen && children}
        </div>
        <p className={styles.whole}>
          <ButtonLink to="/health-care-ai/" variant="link">
            {words.whole}
          </ButtonLink>
        </p>
        <div className={classNames('foot-bar', styles.bar)}>
          <Button
            variant="main"
            size="big"
            wide
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon icon={isOpen ? X : Bot} />
            {isOpen ? words.close : words.open}
          </Button>
        </div>
      </div>
    </aside>
  )
}
