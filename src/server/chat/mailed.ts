import type { Answer, Intent, TalkContext, Understood } from './turn.ts'

/**
 * What a mail may hold of a turn: words and records of ours. Mails go to any address that is typed, so nothing that their
 * sender wrote may be in them.
 */
export type Mailed = {
  intent: Intent
  /** Ids of medicines. */
  drugs: string[]
  /** What is mailed in the stead of the answer, as `ChatReply.result`; `null`: the answer itself, which is all ours. */
  result: string | null
}

/** Say again, or go on with, what the turn before was about. */
const ofTurnBefore = new Set<Intent>(['more', 'repeat', 'recap', 'language'])

/** What a turn is about, by what was understood of it. */
export function subjectOf({ intent, drugs }: Understood, before: TalkContext): Pick<Mailed, 'intent' | 'drugs'> {
  return { intent: (ofTurnBefore.has(intent) && before.intent) || intent, drugs }
}

/** The answer with its records, as `ChatReply.result`. */
export function resultOf({ text, items }: Pick<Answer, 'text' | 'items'>): string {
  return items.length > 0 ? `${text}\n\n${JSON.stringify({ final_result: items })}` : text
}
