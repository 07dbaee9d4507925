/** Letters of other alphabets that look like Latin ones: without this "оzempic" with a Cyrillic о would be no word. */
const lookalikes = new Map(
  Object.entries({
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ѕ: 's',
    ј: 'j',
    ԁ: 'd',
    α: 'a',
    ο: 'o',
    ρ: 'p',
    ν: 'v',
  }),
)
const shape = /\p{L}+(?:'\p{L}+)*|\d+(?:[.,]\d+)*|[?!$]|\p{Extended_Pictographic}/gu
/** The same, in half the time, for most texts. */
const asciiShape = /[a-z]+(?:'[a-z]+)*|\d+(?:[.,]\d+)*|[?!$]/g
const notAscii = /[^\0-\x7f]/
const heldDown = /(.)\1\1/u
const longest = 40

/** What stands beyond is not read: no question is that long. */
export const mostTokens = 300

/**
 * The words, numbers and telling marks of a text: lower case, without accents, invisible signs and letters that only look
 * Latin; `#` and the count of digits for a number; a letter held down ("nooooo") stands once.
 */
export function tokenize(text: string): string[] {
  const plain = notAscii.test(text) ? inPlainLetters(text) : text.replaceAll('`', "'").toLowerCase()
  const tokens: string[] = []
  for (const [found] of plain.matchAll(notAscii.test(plain) ? shape : asciiShape)) {
    tokens.push(tokenOf(found))
    if (tokens.length === mostTokens) break
  }
  return tokens
}

function inPlainLetters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\u00ad]/gu, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[а-яіѕјԁα-ω]/gu, (letter) => lookalikes.get(letter) ?? letter)
}

function tokenOf(found: string): string {
  if (/^\d/.test(found)) return `#${found.replace(/\D/g, '').length}`
  const word = found.includes("'") ? found.replaceAll("'", '') : found
  const short = heldDown.test(word) ? word.replace(/(\p{L})\1{2,}/gu, '$1') : word
  return short.slice(0, longest)
}
