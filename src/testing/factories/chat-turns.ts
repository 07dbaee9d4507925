import type { ChatReply, TalkTurn } from '#contract/chat.ts'

/** An answer of Navi with this text. */
export function replyOf(result: string, more: Partial<ChatReply> = {}): ChatReply {
  return {
    response_code: 200,
    result,
    unique: '',
    options: [],
    audio_file: '',
    kind: 'answer',
    language: 'en',
    suggestions: [],
    question_id: 'a-question',
    ...more,
  }
}

/** A turn as the server keeps it. */
export function keptTurn(question: string, reply: ChatReply, more: Partial<TalkTurn> = {}): TalkTurn {
  return { question_id: `kept ${question}`, question, automatic: false, reply, shown: null, ...more }
}

/** A program among the records of an answer. */
export const program = {
  item_id: 'a-program',
  kind: 'program',
  program_name: 'A Program',
  program_url: 'https://program.example/',
  organization: 'A Maker',
  line: 'Gives the medicine for free.',
  form_link: 'https://program.example/form',
  phone_number: '1-800-555-0100',
  phone_confirmed: true,
  source_url: 'https://source.example/page',
  source_date: '2026-08',
  checked_on: null,
} as const

/** The text of an answer with records. */
export const withItems = (text: string, ...items: object[]) => `${text}\n${JSON.stringify({ final_result: items })}`
