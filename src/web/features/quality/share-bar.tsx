import type { Share } from './load-data-sources.ts'
import styles from './share-bar.module.css'

/** Parts of a whole: the numbers in words, and a bar for the eye. */
export function ShareBar({ shares }: { shares: Share[] }) {
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
