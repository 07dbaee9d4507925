import { CircleAlert } from 'lucide'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../display/icon.tsx'
import styles from './field.module.css'

/** What the control inside a field must carry, so that its hint and error are read with it. */
interface ControlProps {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** A sentence that says how to put it right. Clear it when the reader edits. */
  error?: ReactNode
  /** When a label must point to an element that has its id already. */
  id?: string
  children: (control: ControlProps) => ReactNode
}

/** A label above a control, a hint and an error below, tied together. */
export function Field({ label, hint, error, id: givenId, children }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: classNames(styles.control, Boolean(error) && styles.bad),
        'aria-describedby': classNames(Boolean(error) && errorId, Boolean(hint) && hintId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          <Icon icon={CircleAlert} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
