/**
 * A folded word of either language without the s of its plural and the e that some have before it: "phones" and "phone",
 * "celulares" and "celular" are one.
 */
export function stem(word: string): string {
  const one = word.length > 3 ? word.replace(/(?<![su])s$/, '') : word
  return one.length > 4 ? one.replace(/e$/, '') : one
}
