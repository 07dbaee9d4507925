import { type SubmitEvent, useRef, useState } from 'react'
import type { DeliveryReply } from '#contract/cards.ts'
import { emailPattern } from '#contract/email-pattern.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { Field } from '#web/components/form/field.tsx'
import { useFocusOnOpen } from './focus/use-focus-on-open.ts'
import { useSend } from './use-send.ts'

/** The server reads the address more strictly and answers in the same words. */
const looksLikeEmail = new RegExp(`^${emailPattern}$`)

interface EmailFormProps {
  words: Record<'label' | 'hint' | 'invalid' | 'send' | 'sending', string>
  /** Mails to this address what the form is for. */
  deliver: (address: string) => Promise<DeliveryReply>
  onSent: (reply: DeliveryReply) => void
  /** What to say of a failure. */
  explain: (error: unknown) => string
}

/** Asks for the one address that something is mailed to. */
export function EmailForm({ words, deliver, onSent, explain }: EmailFormProps) {
  const [email, setEmail] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { busy, failure, setFailure, send } = useSend<'email'>(onSent)
  useFocusOnOpen(input)

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const address = email.trim()
    if (looksLikeEmail.test(address)) return send(() => deliver(address))
    setFailure({ wrong: 'email' })
    input.current?.focus()
  }

  return (
    <form noValidate className="stack" onSubmit={handleSubmit}>
      <Field
        label={words.label}
        hint={words.hint}
        error={failure && ('error' in failure ? explain(failure.error) : words.invalid)}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="email"
            autoComplete="email"
            enterKeyHint="send"
            value={email}
            onChange={(event) => {
              setEmail(event.currentTarget.value)
              setFailure(undefined)
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="main" size="big" wide busy={busy} busyLabel={words.sending}>
        {words.send}
      </Button>
    </form>
  )
}
