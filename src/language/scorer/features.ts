/** How much a kind of feature counts beside a word. */
const [ofPieces, ofConcepts, ofTalk] = [0.3, 3, 4]

/**
 * What the scorer sees of a sentence, as hashes of 24 bits, and how much each counts: its words, pairs of neighbours, the
 * pieces of three and four letters of each word, by which a misspelt or a bent word is known, and the concepts it speaks
 * of, by which words of the same sense in both languages are one. Of the talk before it sees what was meant last,
 * by itself and with each word: "how long" is another question after each answer.
 */
export function featuresOf(tokens: string[], concepts: string[], talk: string[] = []): Map<number, number> {
  const features = new Map<number, number>()
  for (const [at, token] of tokens.entries()) {
    features.set(hash(`w${token}`), 1)
    features.set(hash(`b${tokens[at - 1] ?? '^'} ${token}`), 1)
    for (const piece of piecesOf(token)) features.set(hash(`c${piece}`), ofPieces)
  }
  for (const concept of concepts) features.set(hash(`k${concept}`), ofConcepts)
  for (const one of talk) features.set(hash(`t${one}`), ofTalk)
  const [after] = talk
  if (after) for (const token of tokens) features.set(hash(`x${after} ${token}`), 1)
  return features
}

function piecesOf(token: string): string[] {
  if (!/^\p{L}/u.test(token)) return []
  const word = `<${token}>`
  const pieces: string[] = []
  for (let length = 3; length <= 4; length++) {
    for (let at = 0; at + length <= word.length; at++) pieces.push(word.slice(at, at + length))
  }
  return pieces
}

/** FNV-1a over UTF-16 units, folded to 24 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return ((value >>> 24) ^ value) & 0xffffff
}
