import { useId, useRef } from 'react'
import { useTypedEarly } from '#web/components/form/use-typed-early.ts'
import styles from './sheet.module.css'
import type { FieldName } from './sheet.ts'

/** What the browser may offer from the reader's own address book. */
const kinds: Partial<Record<FieldName, { autoComplete: string; type?: 'tel' | 'email'; inputMode?: 'numeric' }>> = {
  name: { autoComplete: 'name' },
  birth: { autoComplete: 'bday' },
  address: { autoComplete: 'address-line1' },
  phone: { autoComplete: 'tel', type: 'tel' },
  email: { autoComplete: 'email', type: 'email' },
  people: { autoComplete: 'off', inputMode: 'numeric' },
}

interface TypedLineProps {
  label: string
  field: FieldName
  text: string
  onWrite: (field: FieldName, text: string) => void
}

/** A line of paper to type on. It has no name and stands in no form: nothing can send it. */
export function TypedLine({ label, field, text, onWrite }: TypedLineProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useTypedEarly(input, (early) => onWrite(field, early))
  return (
    <p className={styles.line}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        autoComplete="off"
        maxLength={120}
        {...kinds[field]}
        value={text}
        onChange={(event) => onWrite(field, event.target.value)}
      />
    </p>
  )
}
