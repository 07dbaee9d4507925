import { useId } from 'react'
import styles from './choices.module.css'

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
