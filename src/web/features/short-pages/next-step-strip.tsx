import { NaviAvatar } from '#web/components/art/navi-avatar.tsx'
import type { WordedWay } from './load-short-page.ts'
import styles from './next-step-strip.module.css'
import { WayButton } from './way-button.tsx'

/** The strip at the end of a page: one arrow forward, and the side ways. */
export function NextStepStrip({ title, ways }: { title: string; ways: WordedWay[] }) {
  return (
    <section className={`strip ${styles.strip}`} aria-labelledby="next-step">
      <NaviAvatar className={styles.navi} />
      <div className="stack">
        <h2 id="next-step" className={styles.title}>
          {title}
        </h2>
        <div className="actions wide-on-phones">
          {ways.map((way, index) => (
            <WayButton key={way.to} way={way} variant={index === 0 ? 'go' : 'plain'} size="big" />
          ))}
        </div>
      </div>
    </section>
  )
}
