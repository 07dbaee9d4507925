import type { DataSources, Share } from './load-data-sources.ts'
import styles from './record-counts.module.css'

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

/** Parts of a whole: the numbers in words, and a bar for the eye. */
function ShareBar({ shares }: { shares: Share[] }) {
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, { count }) => sum + count, 0))
  const all = shares.reduce((sum, { count }) => sum + count, 0)
  return (
    <div>
      <svg className={styles.bar} viewBox={`0 0 ${Math.max(1, all)} 10`} preserveAspectRatio="none" aria-hidden="true">
        {shares.map(({ label, count, tone }, index) => (
          <rect key={label} x={starts[index]} width={count} height="10" className={styles[tone]} />
        ))}
      </svg>
      <dl className={styles.shares}>
        {shares.map(({ label, count, tone }) => (
          <div key={label}>
            <dt>
              <span className={`${styles.dot} ${styles[tone]}`} aria-hidden="true" />
              {label}
            </dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
