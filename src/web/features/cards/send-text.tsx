import { type SubmitEvent, useRef, useState } from 'react'
import type { DeliveryReply } from '#contract/cards.ts'
import { localeOf } from '#i18n/languages.ts'
import { api } from '#web/api.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { PhoneField } from '#web/components/form/phone-field.tsx'
import { emptyPhone, type PhoneValue } from '#web/components/form/phone-value.ts'
import { useFocusOnOpen } from '#web/features/site/focus/use-focus-on-open.ts'
import { useSend } from '#web/features/site/use-send.ts'
import { useTranslation } from '#web/i18n.tsx'
import type { Card } from './card.ts'
import { textFields } from './card-fields.ts'
import { explainFailure } from './explain-failure.ts'
import { usePhoneWords } from './use-phone-words.ts'

interface SendTextProps {
  card: Card
  onSent: (reply: DeliveryReply) => void
}

/** Texts the link to a card to a number that is typed here. Closing it forgets the number. */
export function SendText({ card, onSent }: SendTextProps) {
  const { t, language } = useTranslation()
  const [phone, setPhone] = useState(emptyPhone)
  const input = useRef<HTMLInputElement>(null)
  const words = usePhoneWords()
  const { busy, failure, setFailure, send } = useSend<'cards.text.noData' | 'cards.text.missing'>(onSent)
  useFocusOnOpen(input)

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const missing = whatIsMissing(phone)
    if (!missing) return send(() => api.textCard(textFields(card, phone.number, language)))
    setFailure({ wrong: missing })
    input.current?.focus()
  }

  return (
    <form noValidate className="stack" onSubmit={handleSubmit}>
      <PhoneField
        value={phone}
        onChange={(value) => {
          setPhone(value)
          setFailure(undefined)
        }}
        locale={localeOf[language]}
        words={words}
        error={failure && ('error' in failure ? explainFailure('text', failure.error, t) : t(failure.wrong))}
        inputRef={input}
      />
      <p className="small">{t('cards.text.consent')}</p>
      <Button type="submit" variant="main" size="big" wide busy={busy} busyLabel={t('cards.sending')}>
        {t('cards.send')}
      </Button>
    </form>
  )
}

function whatIsMissing({ text, number }: PhoneValue) {
  if (text.trim() === '') return 'cards.text.noData'
  // Something is typed that holds no number.
  if (number === '') return 'cards.text.missing'
}
