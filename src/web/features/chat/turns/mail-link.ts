import type { Talk } from '../talk/talk-state.ts'

/** Longer addresses some systems do not open. */
const longest = 1_800

/** Opens the reader's own mail program on the newest of a talk that fits; dots stand for what came before. */
export function mailLink({ turns }: Talk, subject: string): string {
  const start = `mailto:?subject=${encodeURIComponent(subject)}&body=`
  let body = ''
  for (const { question, text } of turns.toReversed()) {
    const longer = encodeURIComponent(`${question}\r\n\r\n${text}\r\n\r\n`) + body
    if (start.length + longer.length > longest) return start + encodeURIComponent('…\r\n\r\n') + body
    body = longer
  }
  return start + body
}
