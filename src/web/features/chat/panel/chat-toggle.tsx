import { Bot, X } from 'lucide'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button, ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { bringIntoView } from '#web/features/site/focus/bring-into-view.ts'
import { ChatSection } from './chat-section.tsx'
import styles from './chat-toggle.module.css'
import type { ChatData } from './load-chat.ts'

interface ChatToggleProps {
  words: { open: string; close: string; whole: string }
  data: ChatData
  /** What else a reader may do here. */
  children?: ReactNode
}

/** A button that opens Navi in place and closes it again, and the way to Navi's own page. */
export function ChatToggle({ words, data, children }: ChatToggleProps) {
  const [isOpen, setOpen] = useState(false)
  const chat = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (isOpen) bringIntoView(chat.current)
  }, [isOpen])

  return (
    <>
      <div className={`wrap stack ${styles.ways}`}>
        <div className="actions">
          <Button variant="main" size="big" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            <Icon icon={isOpen ? X : Bot} />
            {isOpen ? words.close : words.open}
          </Button>
          <ButtonLink to="/health-care-ai/" size="big">
            {words.whole}
          </ButtonLink>
        </div>
        {children}
      </div>
      <div id={id} ref={chat} tabIndex={-1} className={styles.chat} hidden={!isOpen}>
        {isOpen && <ChatSection variant="prescription" data={data} />}
      </div>
    </>
  )
}
