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
