import { type SubmitEvent, useMemo, useRef, useState } from 'react'
import type { DeliveryReply } from '#contract/cards.ts'
import type { Language } from '#i18n/languages.ts'
import { localeOf } from '#i18n/languages.ts'
import type { Translate } from '#i18n/translator.ts'
import { ApiError, api } from '#web/api.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { PhoneField, type PhoneWords } from '#web/components/form/phone-field.tsx'
import { emptyPhone, type PhoneValue } from '#web/components/form/phone-value.ts'
import { EmailForm } from '#web/features/site/email-form.tsx'
import { useFocusOnOpen } from '#web/features/site/focus/use-focus-on-open.ts'
import { useSend } from '#web/features/site/use-send.ts'
import { useTranslation } from '#web/i18n.tsx'
import type { Card } from './card.ts'

interface SendCardProps {
  card: Card
  onSent: (reply: DeliveryReply) => void
}

/** Texts the link to a card to a number that is typed here. Closing it forgets the number. */
export function SendText({ card, onSent }: SendCardProps) {
  const { t, language } = useTranslation('cards')
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

/** The words of a phone field, in the reader's language. */
function usePhoneWords(): PhoneWords {
  const { t } = useTranslation('cards')
  return useMemo(
    () => ({
      label: t('cards.text.label'),
      mask: '1 (702) 123-4567',
      tooLong: t('cards.text.tooLong'),
      country: t('cards.text.country'),
      noCountry: t('cards.text.noCountry'),
      countriesFound: (count) => t('cards.text.countries', { count }),
    }),
    [t],
  )
}

function whatIsMissing({ text, number }: PhoneValue) {
  if (text.trim() === '') return 'cards.text.noData'
  // Something is typed that holds no number.
  if (number === '') return 'cards.text.missing'
}

/** Mails a card to an address that is typed here. */
export function SendEmail({ card, onSent }: SendCardProps) {
  const { t, language } = useTranslation('cards')
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

type Way = 'email' | 'text'

/** Why a card was not sent, in the spec's words: the server's own sentence where it gave one. */
function explainFailure(way: Way, error: unknown, t: Translate<'cards'>): string {
  // An answer that is not ours, such as the page of a broken gateway.
  const isForeign = error instanceof SyntaxError || (error instanceof ApiError && error.code === 'unreadable')
  if (isForeign) return t(way === 'email' ? 'cards.anError' : 'cards.text.failed')
  if (error instanceof ApiError)
    return error.message || t(error.code === 'unexpected' ? 'cards.anError' : `cards.${way}.otherCode`)
  const reason = t(navigator.onLine ? 'cards.noAnswer' : 'cards.noInternet')
  return t(way === 'email' ? 'cards.email.failed' : 'cards.text.failedBecause', { reason })
}

type Fields = Record<string, string>

const none = 'N/A'

/** The fields of `special_mail`: what the server looks its records up by. */
function mailFields({ special_type, items }: Card, email: string, lng: Language): Fields {
  const isVendors = special_type === 'specialCommunity'
  const named = items.map(({ item_id, name, url, coupon }, index) => {
    const n = index + 1
    return isVendors
      ? {
          [`item_${n}_vendor_name`]: name,
          [`item_${n}_url_link`]: url ?? none,
          [`item_${n}_discount_coupon`]: coupon ?? none,
        }
      : { [`item_${n}_program_name`]: name, [`item_${n}_program_url`]: url ?? none, ...medicineOf(item_id, n) }
  })
  return Object.assign({ email, special_type, item_count: String(items.length), lng }, ...named)
}

/** The fields of `special_sms`. */
function textFields({ special_type, items }: Card, phone_no: string, lng: Language): Fields {
  const named = items.map(({ item_id, name, url, coupon }, index) => {
    const n = index + 1
    return {
      ...medicineOf(item_id, n),
      [`item_${n}_organization`]: name,
      [`item_${n}_url`]: url ?? none,
      [`item_${n}_discount_coupon`]: coupon ?? none,
    }
  })
  return Object.assign({ phone_no, special_type, item_count: String(items.length), lng }, ...named)
}

function medicineOf(itemId: string, n: number): Fields {
  const drugId = itemId.split('~')[1]
  return drugId ? { [`item_${n}_drug_id`]: drugId } : {}
}
