import { parseChatResult } from '#contract/chat-result.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Content } from '#server/chat/conversations/conversations.ts'
import type { Drugs } from '#server/drugs/drugs.ts'
import { findAll } from '#server/drugs/find-all.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import { type MailedRecord, mailedRecord } from './mailed-record.ts'
import { topicOf } from './topics.ts'

/** An answer as a mail shows it. */
export type MailedTurn = {
  id: string
  /** What was asked about, in our words. */
  heading: string
  /** Text with marks. */
  answer: string
  records: MailedRecord[]
}

/** `undefined` where the answer was stopped: a part of it may say what the whole does not. */
export function mailedTurn(
  { turn, mailed }: Content,
  language: Language,
  drugs: Pick<Drugs, 'find'>,
): MailedTurn | undefined {
  if (turn.shown !== null) return undefined
  const t = translators[language]
  const { text, items } = parseChatResult(mailed.result ?? turn.reply.result)
  const names = findAll(drugs.find, mailed.drugs).map((drug) => nameInLanguage(drug, language))
  return {
    id: turn.question_id,
    heading: [t(`chatMail.topics.${topicOf(mailed.intent)}`), ...names].join(' · '),
    answer: text,
    records: items.map((item) => mailedRecord(item, language, t)),
  }
}
