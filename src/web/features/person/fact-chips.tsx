import type { AboutPerson } from './about-person.ts'
import { FactChip } from './fact-chip.tsx'
import styles from './fact-chips.module.css'

/** The four facts that decide most: each opens in place, and one tap answers. */
export function FactChips({ about }: { about: AboutPerson }) {
  return (
    <section id="facts" className={styles.chips} aria-label={about.words.about}>
      {about.questions.map((question) => (
        <FactChip key={question.topic} question={question} words={about.words} />
      ))}
    </section>
  )
}
