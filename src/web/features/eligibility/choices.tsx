import { useId } from 'react'
import styles from './choices.module.css'

interface ChoicesProps {
  label: string
  choices: string[]
  /** Whether more than one may hold. The first stands alone: "none of these". */
  many: boolean
  chosen: string[]
  onChoose: (chosen: string[]) => void
}

/** Quick answers: radio buttons, or check boxes where several may hold. */
export function Choices({ label, choices, many, chosen, onChoose }: ChoicesProps) {
  const name = useId()

  function toggle(choice: string) {
    const [alone] = choices
    if (!many || choice === alone) return onChoose(chosen.includes(choice) && many ? [] : [choice])
    const others = chosen.filter((each) => each !== alone)
    onChoose(others.includes(choice) ? others.filter((each) => each !== choice) : [...others, choice])
  }

  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice} className={styles.choice}>
          <input
            type={many ? 'checkbox' : 'radio'}
            name={name}
            value={choice}
            checked={chosen.includes(choice)}
            onChange={() => toggle(choice)}
          />
          <span>{choice}</span>
        </label>
      ))}
    </fieldset>
  )
}
