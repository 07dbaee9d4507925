import { fold } from '#text/fold.ts'

/** Where a word of the name begins with the text, whatever case, accents and punctuation: to be shown bold. */
export function pieceOfName(name: string, text: string) {
  const folded = fold(text)
  if (folded === '') return undefined
  for (const word of name.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!fold(name.slice(word.index)).startsWith(folded)) continue
    return { start: word.index, end: endOfPiece(name, word.index, folded.length) }
  }
  return undefined
}

function endOfPiece(name: string, start: number, length: number) {
  let end = start + length
  while (fold(name.slice(start, end)).length < length) end += 1
  return end
}
