import type { TalkState } from '#language/talk-state.ts'
import type { TalkContext } from '#server/chat/turn.ts'

/** What the language model knows of the talk before a turn. */
export function talkStateOf({ last, drugs }: TalkContext): TalkState | undefined {
  return last === undefined ? undefined : { last, hasMedicine: drugs.length > 0 }
}
