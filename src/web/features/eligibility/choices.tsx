import { useId } from 'react'
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

interface SeveralChoicesProps {
  label: string
  /** The first stands alone: "none of these". */
  choices: string[]
  /** By their places, which are the same in both languages. */
  chosen: number[]
  onChoose: (chosen: number[]) => void
}

/** Quick answers of which several may hold: check boxes. */
export function SeveralChoices({ label, choices, chosen, onChoose }: SeveralChoicesProps) {
  const name = useId()

  function toggle(choice: number) {
    if (choice === 0) return onChoose(chosen.includes(choice) ? [] : [choice])
    const others = chosen.filter((each) => each !== 0)
    onChoose(others.includes(choice) ? others.filter((each) => each !== choice) : [...others, choice])
  }

  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice, index) => (
        <label key={choice} className={styles.choice}>
          <input
            type="checkbox"
            name={name}
            value={choice}
            checked={chosen.includes(index)}
            onChange={() => toggle(index)}
          />
          <span>{choice}</span>
        </label>
      ))}
    </fieldset>
  )
}
