import type { DeliveryReply } from '#contract/cards.ts'
import { ApiError, api } from '#web/api.ts'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { Dialog } from '#web/components/layout/dialog.tsx'
import { EmailForm } from '#web/features/site/email-form.tsx'
import { useTranslation } from '#web/i18n.tsx'

/** Mails the talk to an address that is typed here. */
export function MailDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, language } = useTranslation('chat')
  const toast = useToast()

  function handleSent({ message, delivery }: DeliveryReply) {
    if (delivery === 'queued') toast.success(message)
    else toast.warning(message)
    onClose()
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('chat.keep.title')} closeLabel={t('site.close')}>
      <EmailForm
        words={{
          label: t('chat.keep.label'),
          hint: t('chat.keep.hint'),
          invalid: t('chat.keep.invalid'),
          send: t('chat.keep.send'),
          sending: t('chat.keep.sending'),
        }}
        deliver={(address) => api.mailTalk(address, language)}
        onSent={handleSent}
        explain={(error) => (error instanceof ApiError && error.message) || t('chat.keep.failed')}
      />
    </Dialog>
  )
}
