import type { TalkContext } from '#server/chat/turn.ts'

/** The card of knowledge that the answer just before told, if it told one. */
export function toldJustBefore({ intent, told }: Pick<TalkContext, 'intent' | 'told'>): string | undefined {
  return intent === 'knowledge' ? told.at(-1) : undefined
}
