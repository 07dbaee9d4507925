const notAscii = /[^\0-\x7f]/

/** Lower case without accents and punctuation; words stand one space apart: `Adipex-P®` becomes `adipex p`. */
export function fold(text: string) {
  const lower = text.toLowerCase()
  if (!notAscii.test(lower))
    return lower
      .replaceAll("'", '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  return lower
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
