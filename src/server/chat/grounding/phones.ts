import { hotlines } from '#contract/hotlines.ts'

/** Ten digits in groups, with or without the 1 before them. */
const grouped = /(?<![\d$./=&-])(?:\+?1[-.\s]?)?\(?[2-9]\d{2}\)?[-.\s]{0,2}\d{3}[-.\s]?\d{4}(?![\d-])/g
/** Letters in the place of digits: 1-800-MEDICARE. */
const lettered = /\b1?-?8\d{2}-(?=[\dA-Z-]*[A-Z])[\dA-Z-]{6,12}\b/g
const short = /(?<![\d$./=&-])\d{3}[-.\s]\d{4}(?![\d-])/g
/** Three digits are a number only where somebody is told to call them, five or six where they are to text. */
const dialled = /\b(?:call|dial|phone|llame|llamar|marque|marcar)\b[^.\d\n]{0,12}?(?<![\d$-])(\d{3})(?![\d%,-])/gi
const texted = /\b(?:text|env[ií]e|mande|escriba)\b[^.\d\n]{0,30}?(?<![\d$-])(\d{5,6})(?![\d%,-])/gi

const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

/** Who finds local help for anyone. */
const localHelp = '211'
/** The digits of numbers that may be said whatever a record has. */
const known = new Set([localHelp, ...Object.values(hotlines).map(digitsOf)])

/** The digits that are dialled, without the country's 1; letters are keys of a phone. */
export function digitsOf(phone: string): string {
  const keyed = phone.replace(/[A-Z]/g, (letter) => String(keys.findIndex((key) => key.includes(letter)) + 2))
  return keyed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
}

export function isHotline(phone: string): boolean {
  return known.has(digitsOf(phone))
}

/** Everything in a text that looks like a phone number, as it is written there. */
export function phonesIn(text: string): string[] {
  const whole = [...text.matchAll(grouped), ...text.matchAll(lettered)].map(([phone]) => phone.trim())
  const rest = whole.reduce((left, phone) => left.replace(phone, ' '), text)
  return [
    ...whole,
    ...(rest.match(short) ?? []),
    ...[...rest.matchAll(dialled), ...rest.matchAll(texted)].map((match) => match[1] as string),
  ]
}
