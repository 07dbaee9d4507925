import { shortForms } from '#text/sentences.ts'

const end = /\n+|[.!?…][)\]"”»’*_]* +(?=[^\p{Ll}\s])/gu
/** "St. Louis", "EE. UU.", "p. m." and "1. First" go on after their point. */
const goesOn = new RegExp(
  String.raw`(?:^|[\s(*])(?:\d{1,2}|[a-z]|${shortForms}|Inc|Co|vs|No|Uds?|Ej|e\.g|i\.e)\. +$`,
  'i',
)

/** Where the first sentence of a text ends, with the space after it, or -1 where none has ended yet. */
function endOfSentence(text: string): number {
  for (const match of text.matchAll(end)) {
    const at = match.index + match[0].length
    if (!goesOn.test(text.slice(0, at))) return at
  }
  return -1
}

/** The sentences and lines of a text; joined again they are the text. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let rest = text
  for (let at = endOfSentence(rest); at > 0; at = endOfSentence(rest)) {
    sentences.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  return rest ? [...sentences, rest] : sentences
}
