import { ExternalLink } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { Icon } from '../display/icon.tsx'
import styles from './asked-frame.module.css'

interface AskedFrameProps {
  /** An https address of another site. The policy of the page must allow its host: see `frameHosts`. */
  src: string
  /** What the frame holds, for those who hear it. */
  title: string
  /** Says whose it is, and what loading it means. */
  text: string
  /** Names the host. */
  button: string
}

/** A frame of another site that nothing is asked of before the reader presses a button. */
export function AskedFrame({ src, title, text, button }: AskedFrameProps) {
  const [isAsked, setIsAsked] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    if (isAsked) frame.current?.focus()
  }, [isAsked])

  if (!isAsked)
    return (
      <div className={`stack ${styles.ask}`}>
        <p>{text}</p>
        <Button variant="main" size="big" onClick={() => setIsAsked(true)}>
          <Icon icon={ExternalLink} />
          {button}
        </Button>
      </div>
    )
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={src}
      title={title}
      // Its own scripts and storage, but no way to lead this page elsewhere.
      sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
      referrerPolicy="no-referrer"
    />
  )
}
