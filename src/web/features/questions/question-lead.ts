const mostWords = 60

/** The whole sentences of an answer that are said first, and the rest. */
export function leadOf(answer: string): { lead: string; rest: string } {
  const sentences = answer.split(/(?<=[.!?])\s+/)
  let said = 1
  while (said < sentences.length && wordsIn(sentences.slice(0, said + 1).join(' ')) <= mostWords) said += 1
  return { lead: sentences.slice(0, said).join(' '), rest: sentences.slice(said).join(' ') }
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length
}
