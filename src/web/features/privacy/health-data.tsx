import { ListenButton } from '#web/features/site/read-aloud/listen-button.tsx'
import styles from './health-data.module.css'
import type { PrivacyContent } from './load-privacy.ts'

/** What becomes of data on somebody's health. Pages link to it by its id. */
export function HealthData({ title, lead, parts }: PrivacyContent['health']) {
  return (
    <section id="health-data" className="band" aria-labelledby="health-data-title">
      <div className="wrap stack">
        <h2 id="health-data-title">{title}</h2>
        <div>
          <ListenButton about={title} />
        </div>
        <p className={styles.lead}>{lead}</p>
        <dl className={styles.parts}>
          {parts.map((part) => (
            <div key={part.key}>
              <dt>{part.title}</dt>
              <dd>{part.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
