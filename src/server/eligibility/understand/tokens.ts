import { withoutAccents } from '#text/without-accents.ts'
import { withPlansForCards } from './insurance/plan-cards.ts'
import { parseDigits } from './money/digits.ts'

/** A word, a number or a mark; `text` is lower case without accents and apostrophes, `raw` as the person wrote it. */
export type Token = {
  text: string
  raw: string
  /** NaN when the digits are no number that people write, as in 1,20,000. */
  number?: number
  /** The last scale of the number: 1000 in "2 mil". */
  scale?: number
  /** Whether the person rounded it: "a couple thousand". */
  isVague?: boolean
  /** Whether a comma or another mark follows, where that was looked at. */
  endsClause?: boolean
}

// A 401(k) is a word, no amount.
const shape = /40[13]\(?[kb]\b\)?|\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d.,])|\d+(?:[.,']\d+)*|\p{L}+(?:'\p{L}+)*|\S/gu

/** What words and marks say, with a space between them. */
export function textOf(tokens: readonly Pick<Token, 'text'>[]): string {
  return tokens.map(({ text }) => text).join(' ')
}

/** The words, numbers in digits and marks of a text. */
export function tokenize(text: string): Token[] {
  const plain = respelled(text)
    .normalize('NFC')
    .replace(/[’‘`´]/g, "'")
    .replace(/[‐‑–—−]/g, '-')
    .replace(/(?<=[\p{L}\d])-(?=\p{L})/gu, ' ')
  return [...plain.matchAll(shape)].map(([raw]) => {
    const token = { text: plainWord(raw), raw }
    return /^\d[^a-z]*$/.test(raw) ? { ...token, number: parseDigits(raw) } : token
  })
}

/** Words for facts that are often written as they sound, or short, and cards of a plan. */
export function respelled(text: string): string {
  return withPlansForCards(text)
    .replace(/\bbill(?= (?:the )?(?:va|medicare|medicaid|my insurance)\b)/gi, 'charge')
    .replace(
      /(?<!\bthe )\bva(?= (?:does|doesnt|doesn['’]t|gives|gave|fills|covers|pays|sends|sent|says|said|told|wont|won['’]t|has|hospital|clinic|doctor|pharmacy|benefits)\b)|(?<=\b(?:bill(?:s|ed|ing)?|charg(?:e|es|ed|ing)|ask(?:s|ed|ing)?|call(?:s|ed|ing)?|tell|told) )va\b(?! (?:medicaid|beach)\b)/gi,
      'the VA',
    )
    .replace(/\bhealth ?care dot gov\b/gi, 'healthcare.gov')
    .replace(/\b(?:h?a)?[sc][ei]g[uh]?uran[scz]as?\b/gi, 'aseguranza')
    .replace(/\b[sc][ei]g[uo]r[ro]?o\b/gi, 'seguro')
    .replace(/\bin(?:s|sh|c)ur+[aeiou]n[cs]e?\b/gi, 'insurance')
    .replace(/\bm[aeiu]d[aeiu]c(?:ai?d[es]?|aide?|ade|ayd|ait|aed)\b/gi, 'Medicaid')
    .replace(/\bw\/?(?= (?:me|us|my|him|her|them)\b)/gi, 'with')
    .replace(/\bnunka\b/gi, 'nunca')
    .replace(/\bno ay\b/gi, 'no hay')
    .replace(/(?<=\b(?:no|ni) (?:me |le )?(?:tengo|tiene|tienen|tenemos|hay|gano|gana) )na(?![\p{L}'’])/giu, 'nada')
    .replace(/\bise\b/gi, 'hice')
    .replace(/\b(?:bi[bv]|vib)(?=o\b|imos\b)|\bbi[bv](?=en?\b)/gi, 'viv')
    .replace(/\bij(?=[oa]s?\b)/gi, 'hij')
    .replace(/\btrava[jg](?=[oa]\b|amos\b)/gi, 'trabaj')
    .replace(/(?<=\b(?:nunca|no) )e(?= tenido\b)/gi, 'he')
    .replace(/\b(?<!['’])ins\b(?!\s+and\s+outs)/gi, 'insurance')
}

function plainWord(raw: string): string {
  return withoutAccents(raw).replaceAll("'", '').toLowerCase()
}

/** "My mom's" as "my mom is". */
export function nounAndIs(noun: string): Token[] {
  return [noun, 'is'].map((text) => ({ text, raw: text }))
}
