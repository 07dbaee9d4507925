import { fold } from '#text/fold.ts'

/** A word of a text: folded, where it stands, and whether it is written like a name, with one capital. */
export type Word = { text: string; from: number; to: number; isName: boolean }

/** Letters named one by one, as in "o-z-e-m-p-i-c", or a word. */
const shape = /(?<![\p{L}\p{N}])\p{L}(?:[ .-]\p{L}(?![\p{L}\p{N}'’])){3,29}|[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu

/** Strengths, forms and devices that follow a name on the bottle. */
const bottleWords =
  /^[\s®™,]{0,3}(?:\d+(?:[.,]\d+)?\s?(?:mg|mcg|ml|g|units?|unidades)\b|(?:kwikpen|solostar|flextouch|flexpen|sureclick|pens?|pluma)\b)/iu

/** The words of a text. */
export function readWords(text: string): Word[] {
  return [...text.matchAll(shape)].map((found) => ({
    text: fold(found[0]).replaceAll(' ', ''),
    from: found.index,
    to: found.index + found[0].length,
    isName: /^\p{Lu}\p{Ll}/u.test(found[0]),
  }))
}

/** The text without these stretches and what the bottle says after them. */
export function withoutStretches(text: string, stretches: { from: number; to: number }[]): string {
  let rest = ''
  let at = 0
  for (const { from, to } of [...stretches].sort((a, b) => a.from - b.from)) {
    rest += text.slice(at, from)
    at = to
    for (let said = bottleWords.exec(text.slice(at)); said; said = bottleWords.exec(text.slice(at)))
      at += said[0].length
  }
  return (rest + text.slice(at)).replace(/\s+/g, ' ').trim()
}
