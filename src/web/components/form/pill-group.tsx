import type { ReactNode } from 'react'
import styles from './pill-group.module.css'

interface PillGroupProps<Value extends string> {
  /** Names the group for screen readers. */
  label: string
  pills: { value: Value; label: ReactNode }[]
  selected: Value
  onSelect?: (value: Value) => void
  /** Makes each pill a button that sends the form around, with its value under this name. */
  name?: string
}

/** Filters of which one is on. */
export function PillGroup<Value extends string>({ label, pills, selected, onSelect, name }: PillGroupProps<Value>) {
  return (
    <fieldset className={styles.pills}>
      <legend className="visually-hidden">{label}</legend>
      {pills.map((pill) => (
        <button
          key={pill.value}
          type={name ? 'submit' : 'button'}
          name={name}
          value={name && pill.value}
          className={styles.pill}
          aria-pressed={pill.value === selected}
          onClick={() => onSelect?.(pill.value)}
        >
          {pill.label}
        </button>
      ))}
    </fieldset>
  )
}
