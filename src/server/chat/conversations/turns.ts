import type { ResultItem, TalkTurn } from '#contract/chat.ts'
import { parseChatResult } from '#contract/chat-result.ts'

const mostTurns = 40
const mostBytes = 64 * 1024

/** The last turns that may be kept, oldest first. */
export function withinLimits(turns: TalkTurn[]): TalkTurn[] {
  const kept: TalkTurn[] = []
  let bytes = 0
  for (const turn of turns.slice(-mostTurns).reverse()) {
    bytes += Buffer.byteLength(JSON.stringify(turn))
    if (bytes > mostBytes) break
    kept.unshift(turn)
  }
  return kept
}

/** Whether the answer ended when its reader went away, and so is all that is kept of it. */
export function wasCut({ shown, reply }: TalkTurn): boolean {
  return shown !== null && shown === reply.result.length
}

/** What a reader saw of an answer: its text, and its records where these were reached. */
export function shownParts({ shown, reply }: Pick<TalkTurn, 'shown' | 'reply'>): { text: string; items: ResultItem[] } {
  const { text, items } = parseChatResult(reply.result)
  // The reader's program counts halves of letters.
  return { text: text.slice(0, shown ?? undefined).replace(/\p{Cs}$/u, ''), items: shown === null ? items : [] }
}
