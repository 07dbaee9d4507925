import type { ChatVariant } from '#contract/chat.ts'
import type { Language } from '#i18n/languages.ts'
import type { Answered, Chat } from '#server/chat/chat.ts'
import type { TalkContext } from '#server/chat/turn.ts'

type Said = { says: string; at: number; variant: ChatVariant; page: Language; before: TalkContext }

/** Says one turn of a talk to Navi. @param said `at`: which turn of the talk it is. */
export function sayTo(chat: Chat, { says, at, variant, page, before }: Said): Promise<Answered> {
  const turn = { question: says, question_id: `turn-${at}`, variant, language: page, before }
  const { signal } = new AbortController()
  return chat.answer({ ...turn, automatic: false, earlier: [], address: '192.0.2.1' }, { signal })
}
