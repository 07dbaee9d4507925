import type { DeliveryReply } from '#contract/cards.ts'
import { api } from '#web/api.ts'
import { EmailForm } from '#web/features/site/email-form.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { Card } from './card.ts'
import { mailFields } from './card-fields.ts'
import { explainFailure } from './explain-failure.ts'

interface SendEmailProps {
  card: Card
  onSent: (reply: DeliveryReply) => void
}

/** Mails a card to an address that is typed here. */
export function SendEmail({ card, onSent }: SendEmailProps) {
  const { t, language } = useTranslation()
  return (
    <EmailForm
      words={{
        label: t('cards.email.label'),
        hint: t('cards.email.hint'),
        invalid: t('cards.email.invalid'),
        send: t('cards.send'),
        sending: t('cards.sending'),
      }}
      deliver={(address) => api.mailCard(mailFields(card, address, language))}
      onSent={onSent}
      explain={(error) => explainFailure('email', error, t)}
    />
  )
}
