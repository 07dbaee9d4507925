import { useEffect, useRef } from 'react'
import { Field } from './field.tsx'

/** A text that the browser did not let us copy: it stands ready, marked, for the reader to copy. */
export function CopyByHand({ label, text }: { label: string; text: string }) {
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  return (
    <Field label={label}>
      {(control) => (
        <input {...control} ref={input} type="text" readOnly value={text} onFocus={({ target }) => target.select()} />
      )}
    </Field>
  )
}
