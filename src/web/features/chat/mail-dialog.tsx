import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ApiError, api } from '#web/api.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { useToast } from '#web/components/toasts.tsx'
import { useTranslation } from '#web/i18n.tsx'

/** The spec's rule. The server reads the address more strictly. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Mails the talk to an address that is typed here. */
export function MailDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('chat.keep.title')} closeLabel={t('site.close')}>
      <MailForm onSent={onClose} />
    </Dialog>
  )
}

function MailForm({ onSent }: { onSent: () => void }) {
  const { t, language } = useTranslation()
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  useEffect(() => input.current?.focus(), [])

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    if (!looksLikeEmail.test(email.trim())) {
      setProblem(t('chat.keep.invalid'))
      return input.current?.focus()
    }
    setBusy(true)
    try {
      const { message, delivery } = await api.mailTalk(email.trim(), language)
      if (delivery === 'queued') toast.success(message)
      else toast.warning(message)
      onSent()
    } catch (error) {
      setProblem((error instanceof ApiError && error.message) || t('chat.keep.failed'))
      setBusy(false)
    }
  }

  return (
    <form noValidate className="stack" onSubmit={handleSubmit}>
      <Field label={t('chat.keep.label')} hint={t('chat.keep.hint')} error={problem}>
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
              setProblem(undefined)
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="main" size="big" wide busy={isBusy} busyLabel={t('chat.keep.sending')}>
        {t('chat.keep.send')}
      </Button>
    </form>
  )
}
