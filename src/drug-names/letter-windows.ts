/**
 * Which letters the beginnings of many words hold, as bits; one array a length of beginning. Before two words are
 * compared letter by letter, one look at these tells for most of them that they are too different.
 */
export type LetterWindows = Uint32Array[]

/** How many letters from its beginning each window of a word covers; the last covers all that matters. */
const sizes = [3, 5, 7, 9, 12, 128]

/** Windows of so many words, to be filled by `setLetters`. */
export function createLetterWindows(words: number): LetterWindows {
  return sizes.map(() => new Uint32Array(words))
}

/** Notes the letters of a word, which is the one at this place. */
export function setLetters(windows: LetterWindows, at: number, word: string) {
  let letters = 0
  let from = 0
  for (const [place, window] of windows.entries()) {
    const to = Math.min(sizes[place] ?? 0, word.length)
    for (; from < to; from += 1) letters |= bitOf(word.charCodeAt(from))
    window[at] = letters
  }
}

/** Whether a word may begin with the text after `limit` edits: false is sure, true is not. */
export function createLetterFilter(windows: LetterWindows, text: string, limit: number) {
  let letters = 0
  for (let at = 0; at < text.length; at += 1) letters |= bitOf(text.charCodeAt(at))
  const inner = windows[sizes.findLastIndex((size) => size <= text.length - limit)]
  const outer = windows.at(sizes.findIndex((size) => size >= text.length + limit))
  return (at: number) =>
    hasAtMost(limit, letters & ~(outer?.[at] ?? 0)) && hasAtMost(limit, (inner?.[at] ?? 0) & ~letters)
}

function bitOf(code: number) {
  return 1 << (code & 31)
}

function hasAtMost(limit: number, bits: number) {
  let rest = bits
  for (let count = 0; count < limit; count += 1) rest &= rest - 1
  return rest === 0
}
