/** A sentence whose `<b>…</b>` parts are printed bold. No other markup means anything. */
export function Emphasis({ text }: { text: string }) {
  return text.split(/<b>(.*?)<\/b>/).map((part, index) => (index % 2 === 1 ? <b key={part}>{part}</b> : part))
}
