import type { ResultItem } from '#contract/chat.ts'
import { plainText } from '#text/chat-markup.ts'
import { nameOf } from './result-cards.tsx'

/** An answer and its records as plain text, to be pasted elsewhere. */
export function copyText(text: string, items: ResultItem[]): string {
  const records = items.map((item) =>
    [nameOf(item), item.line, item.phone_number, item.form_link ?? item.program_url ?? item.url_link]
      .filter(Boolean)
      .join('\n'),
  )
  return [plainText(text), ...records].join('\n\n')
}
