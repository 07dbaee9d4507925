import { useId } from 'react'
import { ButtonLink } from './button.tsx'
import styles from './likely-links.module.css'

interface LikelyLinksProps {
  question: string
  links: { label: string; to: string }[]
}

/** What a text that we do not know may mean, each as a link. */
export function LikelyLinks({ question, links }: LikelyLinksProps) {
  const id = useId()
  return (
    <div>
      <p id={id}>{question}</p>
      <ul className={styles.links} aria-labelledby={id}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <ButtonLink to={to}>{label}</ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
