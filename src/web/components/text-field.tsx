import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field.tsx'

interface Words {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** A text box with its label. */
export function TextField({ label, hint, error, id, ...rest }: Words & Omit<ComponentProps<'input'>, 'className'>) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  )
}

/** A text box of several lines with its label. */
export function TextArea({ label, hint, error, id, ...rest }: Words & Omit<ComponentProps<'textarea'>, 'className'>) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => <textarea rows={4} {...rest} {...control} />}
    </Field>
  )
}
