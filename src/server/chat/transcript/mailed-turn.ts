import type { TalkTurn } from '#contract/chat.ts'
import type { Translate } from '#i18n/translator.ts'
import { shownParts } from '#server/chat/conversations/turns.ts'
import { type MailedRecord, mailedRecord, readRecords } from './mailed-record.ts'

/** A question and its answer as a mail shows them: what its reader saw, and nothing beyond. */
export type MailedTurn = {
  id: string
  question: string
  /** Text with marks. */
  answer: string
  isStopped: boolean
  records: MailedRecord[]
}

export function mailedTurn(turn: TalkTurn, t: Translate): MailedTurn {
  const { text, records } = shownParts(turn)
  return {
    id: turn.question_id,
    question: turn.question,
    answer: text,
    isStopped: turn.shown !== null,
    records: readRecords(records).map((item) => mailedRecord(item, turn.reply.language, t)),
  }
}
