import { classNames } from '#web/components/class-names.ts'
import type { ShortPageContent } from './load-short-page.ts'
import styles from './points.module.css'
import { WayButton } from './way-button.tsx'

/** More buttons than fit beside another point. */
const many = 4

/** What is worth knowing, a heading and a sentence or two each. */
export function Points({ points, level = 2 }: Pick<ShortPageContent, 'points'> & { level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <ul className={styles.points}>
      {points.map(({ title, text, ways }) => (
        <li key={title} className={classNames(styles.point, ways.length >= many && styles.wide)}>
          <Heading className={styles.title}>{title}</Heading>
          <p>{text}</p>
          {ways.length > 0 && (
            <div className={`actions ${styles.ways}`}>
              {ways.map((way) => (
                <WayButton key={way.to} way={way} />
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
