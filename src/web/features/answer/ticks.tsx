import { Check } from 'lucide-react'
import { Icon } from '#web/components/display/icon.tsx'
import styles from './ticks.module.css'

/** The rules that a person meets, in a few words each. */
export function Ticks({ texts }: { texts: string[] }) {
  if (texts.length === 0) return null
  return (
    <ul className={styles.ticks}>
      {texts.map((text) => (
        <li key={text}>
          <Icon icon={Check} className={styles.mark} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
