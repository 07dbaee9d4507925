import { asksSomething } from './asks-something.ts'

/** Where one question ends, or a next one begins after "and". */
const between =
  /(?<=\?)|[.!;\n]+|,? (?:and|y|e) (?=(?:how|what|when|where|who|which|can|could|do|does|is|are|will|would|should|cu[aá]\w+|qu[eé]|c[oó]mo|d[oó]nde|qui[eé]n|puedo|puede|pueden|me|le|les|hay|si)\b)/i

/** The questions of a text, each by itself: "does it count, and how long does it take" has two. */
export function questionsIn(text: string): string[] {
  const asked = text.split(between).filter(asksSomething)
  return asked.length > 1 ? asked : [text]
}
