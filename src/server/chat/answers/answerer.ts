import type { Answer, Intent, TalkContext, Understood } from '../turn.ts'

/** Answers one turn from records alone. */
export type Answerer = (understood: Understood, before: TalkContext) => Answer | Promise<Answer>

export type Answerers = Partial<Record<Intent, Answerer>>

/** An answer of words alone, or with the parts that it has. */
export function answerOf(text: string, parts: Partial<Omit<Answer, 'text'>> = {}): Answer {
  return { text, items: [], options: [], suggestions: [], asks: null, shown: [], ...parts }
}
