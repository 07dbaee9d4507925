import type { ReactNode } from 'react'
import { Navi } from '#web/components/art/navi.tsx'
import type { Checklist } from './load-checklist.ts'
import { PaperChecklist } from './paper-checklist.tsx'
import styles from './paperwork-page.module.css'

interface PaperworkPageProps {
  title: string
  lead: string
  chat: ReactNode
  checklist: Checklist
  /** What follows on the screen, but not on paper. */
  children: ReactNode
}

/** Help with forms: Navi beside the banner, the papers to have ready, and the parts of a form. */
export function PaperworkPage({ title, lead, chat, checklist, children }: PaperworkPageProps) {
  return (
    <>
      <div className={styles.banner}>
        <div className={`wrap ${styles.inner}`}>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            <p className="lead">{lead}</p>
            <div className={styles.picture}>
              <Navi face="think" pose="point" />
            </div>
          </div>
          <div className={styles.chat}>{chat}</div>
        </div>
      </div>
      <PaperChecklist {...checklist} />
      <div className={styles.screen}>{children}</div>
    </>
  )
}
