import fc from 'fast-check'

const surrogates = { from: 0xd800, count: 0x800 }
const last = 0x10ffff

/** Any letter, as `unit` of a string: the `binary` of fast-check is the same, and first lists all million, which takes seconds. */
export const anyLetter = fc
  .integer({ min: 0, max: last - surrogates.count })
  .map((at) => String.fromCodePoint(at < surrogates.from ? at : at + surrogates.count), placeOf)

/** Tells fast-check which texts it can make, such as `__proto__`. */
function placeOf(letter: unknown): number {
  const code = typeof letter === 'string' ? letter.codePointAt(0) : undefined
  if (code === undefined || String.fromCodePoint(code) !== letter) throw new Error('It is no letter.')
  return code < surrogates.from ? code : code - surrogates.count
}
