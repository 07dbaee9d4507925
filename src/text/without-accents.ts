const notAscii = /[^\0-\x7f]/

/** A text with its letters as they are without marks: `café` becomes `cafe`, and `ñ` an `n`. */
export function withoutAccents(text: string): string {
  if (!notAscii.test(text)) return text
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}
