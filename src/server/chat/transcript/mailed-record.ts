import type { ResultItem } from '#contract/chat.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import type { Language } from '#i18n/languages.ts'
import type { Translate } from '#i18n/translator.ts'
import { siteName } from '#text/site-name.ts'

/** A record of an answer in the words of a mail. */
export type MailedRecord = {
  id: string
  name: string
  /** What it gives, and who gives it. */
  lines: string[]
  phone: string | null
  phoneNote: string | null
  links: { words: string; url: string }[]
  checked: string
}

export function mailedRecord(item: ResultItem, language: Language, t: Translate): MailedRecord {
  const page = item.program_url ?? item.url_link
  const source = item.source_url
  return {
    id: item.item_id,
    name: item.program_name ?? item.vendor_name ?? '',
    lines: [item.organization, item.line, item.discount_coupon].filter((line) => line !== null && line !== undefined),
    phone: item.phone_number,
    phoneNote: item.phone_number && !item.phone_confirmed ? t('mail.publicNumber') : null,
    links: [
      ...(page ? [{ words: t('mail.view'), url: page }] : []),
      ...(item.form_link ? [{ words: t('chatMail.form'), url: item.form_link }] : []),
      ...(source ? [{ words: t('chatMail.source', { site: siteName(source) }), url: source }] : []),
    ],
    checked: item.checked_on
      ? t('programs.lastChecked', { date: dateInWords(item.checked_on, language) })
      : t('programs.notChecked'),
  }
}
