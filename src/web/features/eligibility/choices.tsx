import { Button } from '#web/components/buttons/button.tsx'
import styles from './choices.module.css'

interface ChoicesProps {
  label: string
  choices: string[]
  onChoose: (choice: string) => void
}

/** Quick answers: one tap each. */
export function Choices({ label, choices, onChoose }: ChoicesProps) {
  const isShort = choices.every((choice) => choice.length <= 2)
  return (
    <fieldset className={`${styles.choices} ${isShort ? styles.short : ''}`}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <Button key={choice} className={styles.button} onClick={() => onChoose(choice)}>
          {choice}
        </Button>
      ))}
    </fieldset>
  )
}
