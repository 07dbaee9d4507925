import { withoutAccents } from './without-accents.ts'

const notAscii = /[^\0-\x7f]/

/** Lower case without accents and punctuation; words stand one space apart: `Adipex-P®` becomes `adipex p`. */
export function fold(text: string) {
  const lower = text.toLowerCase()
  if (!notAscii.test(lower))
    return lower
      .replaceAll("'", '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  return withoutAccents(lower)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
