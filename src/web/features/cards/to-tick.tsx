import styles from './to-tick.module.css'

/** Lines with a box each, to be ticked on paper. Nothing where there are none. */
export function ToTick({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <div className={styles.part}>
      <b>{title}</b>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
