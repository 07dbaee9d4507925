/**
 * What the beginnings of many words look like. Before two words are compared letter by letter, one look at this tells
 * for most of them that they are too different.
 */
export interface LetterWindows {
  /** Which letters each window of each word holds, as bits. */
  windows: Uint32Array[]
  first: Uint16Array
  second: Uint16Array
}

/** How many letters from its beginning each window of a word covers; the last covers all that matters. */
const sizes = [3, 5, 7, 9, 12, 128]

export function createLetterWindows(words: number): LetterWindows {
  const windows = sizes.map(() => new Uint32Array(words))
  return { windows, first: new Uint16Array(words), second: new Uint16Array(words) }
}

export function setLetters({ windows, first, second }: LetterWindows, at: number, word: string) {
  first[at] = word.charCodeAt(0)
  second[at] = word.charCodeAt(1)
  let letters = 0
  let from = 0
  for (const [place, window] of windows.entries()) {
    const to = Math.min(sizes[place] ?? 0, word.length)
    for (; from < to; from += 1) letters |= bitOf(word.charCodeAt(from))
    window[at] = letters
  }
}

/**
 * Whether a word may begin with the text after `limit` edits: false is sure, true is not. One rule is for speed alone:
 * of the first two letters one must be right, if not in its place then in the other.
 */
export function createLetterFilter({ windows, first, second }: LetterWindows, text: string, limit: number) {
  let letters = 0
  for (let at = 0; at < text.length; at += 1) letters |= bitOf(text.charCodeAt(at))
  const inner = windows[sizes.findLastIndex((size) => size <= text.length - limit)]
  const outer =
    windows[
      Math.max(
        0,
        sizes.findIndex((size) => size >= text.length + limit),
      )
    ]
  const one = text.charCodeAt(0)
  const two = text.charCodeAt(1)
  return (at: number) => {
    const mayStart = first[at] === one || second[at] === two || first[at] === two || second[at] === one
    if (!mayStart) return false
    return hasAtMost(limit, letters & ~(outer?.[at] ?? 0)) && hasAtMost(limit, (inner?.[at] ?? 0) & ~letters)
  }
}

function bitOf(code: number) {
  return 1 << (code & 31)
}

function hasAtMost(limit: number, bits: number) {
  let rest = bits
  for (let count = 0; count < limit; count += 1) rest &= rest - 1
  return rest === 0
}
