import type { TalkTurn } from '#contract/chat.ts'

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

/** What a reader saw of an answer: its text, and the line of JSON with its records where that was reached. */
export function shownParts({ shown, reply }: Pick<TalkTurn, 'shown' | 'reply'>): { text: string; records: string } {
  const [text = '', records = ''] = reply.result.split(/\n+(?=\{"final_result")/)
  // The reader's program counts halves of letters.
  return { text: text.slice(0, shown ?? undefined).replace(/\p{Cs}$/u, ''), records: shown === null ? records : '' }
}
