import type { DataSources } from './load-data-sources.ts'
import styles from './record-counts.module.css'
import { ShareBar } from './share-bar.tsx'

/** The records of each kind: how many, from what sources, how old. */
export function RecordCounts({ title, lead, kinds, terms }: DataSources) {
  return (
    <section className="band tint" aria-labelledby="record-counts">
      <div className="wrap stack">
        <h2 id="record-counts">{title}</h2>
        <p className="lead">{lead}</p>
        <ul className={styles.kinds}>
          {kinds.map(({ kind, name, count, evidence, age, checked }) => (
            <li key={kind} className={styles.kind}>
              <h3 className={styles.name}>
                <span className={styles.count}>{count}</span> {name}
              </h3>
              <ShareBar shares={evidence} />
              <ShareBar shares={age} />
              <p className={styles.checked}>
                {checked.label}: <b>{checked.count}</b>
              </p>
            </li>
          ))}
        </ul>
        <ul className={styles.terms}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
