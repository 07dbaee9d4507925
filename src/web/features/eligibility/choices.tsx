import { useId } from 'react'
import styles from './choices.module.css'

interface ChoicesProps {
  label: string
  choices: string[]
  /** Whether more than one may hold. The first stands alone: "none of these". */
  many: boolean
  /** By their places, which are the same in both languages. */
  chosen: number[]
  onChoose: (chosen: number[]) => void
}

/** Quick answers: radio buttons, or check boxes where several may hold. */
export function Choices({ label, choices, many, chosen, onChoose }: ChoicesProps) {
  const name = useId()

  function toggle(choice: number) {
    if (!many || choice === 0) return onChoose(chosen.includes(choice) && many ? [] : [choice])
    const others = chosen.filter((each) => each !== 0)
    onChoose(others.includes(choice) ? others.filter((each) => each !== choice) : [...others, choice])
  }

  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice, index) => (
        <label key={choice} className={styles.choice}>
          <input
            type={many ? 'checkbox' : 'radio'}
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
