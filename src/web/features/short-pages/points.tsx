import type { ShortPageContent } from './load-short-page.ts'
import styles from './points.module.css'

/** What is worth knowing, a heading and a sentence or two each. */
export function Points({ points, level = 2 }: Pick<ShortPageContent, 'points'> & { level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <ul className={styles.points}>
      {points.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <Heading className={styles.title}>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
