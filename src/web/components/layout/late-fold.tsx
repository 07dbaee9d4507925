import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import styles from './late-fold.module.css'

/** Whether what is around is for readers without scripts already: one `noscript` can't hold another. */
const WithoutScripts = createContext(false)

interface LateFoldProps {
  /** The line that stays in sight. */
  summary: ReactNode
  children: ReactNode
}

/**
 * A closed line of a list of them. What it holds is drawn when it is opened, so that nobody waits for what few read;
 * without scripts it is there from the start.
 */
export function LateFold({ summary, children }: LateFoldProps) {
  const isDrawn = useContext(WithoutScripts)
  const [wasOpened, setWasOpened] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)

  // Who was quicker than the scripts has opened it already.
  useEffect(() => {
    if (details.current?.open) setWasOpened(true)
  }, [])

  return (
    <details ref={details} className={styles.fold} onToggle={() => setWasOpened(true)}>
      <summary>{summary}</summary>
      <div className={styles.inside}>
        {isDrawn || wasOpened ? (
          children
        ) : (
          <noscript>
            <WithoutScripts value={true}>{children}</WithoutScripts>
          </noscript>
        )}
      </div>
    </details>
  )
}
