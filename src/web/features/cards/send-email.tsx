import { type SubmitEvent, useRef, useState } from 'react'
import type { DeliveryReply } from '#contract/cards.ts'
import { api } from '#web/api.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { Card } from './card.ts'
import { mailFields } from './card-fields.ts'
import { explainFailure } from './explain-failure.ts'
import { useFocusOnOpen } from './use-focus-on-open.ts'
import { useSend } from './use-send.ts'

/** The spec's rule. The server reads the address more strictly and answers in the same words. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

interface SendEmailProps {
  card: Card
  onSent: (reply: DeliveryReply) => void
}

/** Mails a card to an address that is typed here. */
export function SendEmail({ card, onSent }: SendEmailProps) {
  const { t, language } = useTranslation()
  const [email, setEmail] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { busy, failure, setFailure, send } = useSend({ onSent, explain: (error) => explainFailure('email', error, t) })
  useFocusOnOpen(input)

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const address = email.trim()
    if (looksLikeEmail.test(address)) return send(() => api.mailCard(mailFields(card, address, language)))
    setFailure(t('cards.email.invalid'))
    input.current?.focus()
  }

  return (
    <form noValidate className="stack" onSubmit={handleSubmit}>
      <Field label={t('cards.email.label')} hint={t('cards.email.hint')} error={failure}>
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
      <Button type="submit" variant="main" size="big" wide busy={busy} busyLabel={t('cards.sending')}>
        {t('cards.send')}
      </Button>
    </form>
  )
}
