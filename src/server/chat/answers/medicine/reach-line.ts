import type { ResultItem } from '#contract/chat.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import { siteName } from '#text/site-name.ts'
import { link, phoneLink } from '../markup.ts'

/** The phone, and the form or else a page: whatever a record has. */
export function reachLine(item: ResultItem, language: Language): string {
  const { phone_number, form_link } = item
  const form = form_link ? link(translators[language]('programs.openForm'), form_link) : recordLink(item, language)
  return [phone_number && phoneLink(phone_number), form].filter(Boolean).join(' · ')
}

/** The record's own page; a page of others that speaks of it is named as what it is. */
export function recordLink({ program_url, url_link, source_url }: ResultItem, language: Language): string {
  const t = translators[language]
  const own = program_url ?? url_link
  if (own) return link(t('drug.open'), own)
  return source_url ? `${t('programs.source', { count: 1 })} ${link(siteName(source_url), source_url)}` : ''
}
