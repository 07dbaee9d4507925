import { CircleHelp } from 'lucide-react'
import { Box } from '#web/components/box.tsx'
import { ButtonLink } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import type { NotTestedContent } from './load-not-tested.ts'
import styles from './not-tested.module.css'

/** What nobody has tried yet, and whom to tell when something does not work. */
export function NotTested({ title, parts, tell }: NotTestedContent) {
  return (
    <div className="halves">
      <section className="stack" aria-labelledby="not-tested">
        <h2 id="not-tested">{title}</h2>
        <ul className={styles.parts}>
          {parts.map((part) => (
            <li key={part}>
              <Icon icon={CircleHelp} className={styles.mark} />
              <span>{part}</span>
            </li>
          ))}
        </ul>
      </section>
      <Box>
        <h2>{tell.title}</h2>
        <p>{tell.text}</p>
        <p>
          <ButtonLink to="/contactus">{tell.button}</ButtonLink>
        </p>
        <p className="soft">{tell.date}</p>
      </Box>
    </div>
  )
}
