import { useId } from 'react'
import { Button } from '#web/components/buttons/button.tsx'
import styles from './question-buttons.module.css'

interface QuestionButtonsProps {
  label: string
  questions: string[]
  /** Where the questions are not in the language of the page. */
  lang?: string
  onAsk: (question: string) => void
}

/** Questions to ask by a press. Empty ones are left out, and with them all there is nothing. */
export function QuestionButtons({ label, questions, lang, onAsk }: QuestionButtonsProps) {
  const id = useId()
  const asked = [...new Set(questions)].filter((question) => question.trim() !== '')
  if (asked.length === 0) return null
  return (
    <div className={styles.questions}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <ul aria-labelledby={id} lang={lang}>
        {asked.map((question) => (
          <li key={question}>
            <Button className={styles.question} onClick={() => onAsk(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
