const word = String.raw`(?:\p{Lu}|\d+(?=\p{Lu}))[\p{L}\p{M}\d&'’+.$-]*`
const joint = String.raw`(?:of|for|the|and|de|del|la|las|los|el|y|e|to|in|en|para|con|with|&|\+)`
const run = new RegExp(String.raw`(?<![\p{L}\p{M}\d])${word}(?:(?: ${joint}){0,2} ${word})*`, 'gu')
const loose = / (?:and|y|e|o|or|for|para|with|con|to|in|en) /
const marks = /[*_#`]+/g
const programWord =
  /^(programs?|programas?|cards?|tarjetas?|foundations?|fundaci[oó]n|funds?|fondos?|assistance|asistencia|savings?|ahorros?|coupons?|cup[oó]n|copay|co-pay|copago|offers?|trials?|support|cares?|access|network|connect|relief|rx)$/i

/** A run of words with capitals, which may name something. */
export type NameRun = {
  text: string
  /** It opens a sentence, so that its first word has a capital anyway. */
  first: boolean
  /** Somebody made it stand out: bold, in quotation marks, or the head of a list item. */
  marked: boolean
}

/** What may be names in a sentence whose addresses are taken out. */
export function nameRuns(sentence: string): NameRun[] {
  const plain = sentence.replace(marks, '')
  const told = [...sentence.matchAll(/\*\*(.+?)\*\*|["“«](.+?)["”»]/g)].map((match) => match[1] ?? match[2] ?? '')
  const head = sentence.match(/^\s*(?:[-*•]|\d+[.)])\s+(.+?)(?: [-–—] |[:(.]|$)/)?.[1] ?? ''
  const stands = [...told, head].map((text) => text.replace(marks, ''))
  return [...plain.matchAll(run)].map((match) => ({
    text: match[0].replace(/[.'’-]+$/, ''),
    first: /(?:^|[.!?:;•)"“«¿¡-])\s*$|^\s*\d+[.)]\s*$/.test(plain.slice(0, match.index)),
    marked: stands.some((text) => text.includes(match[0])),
  }))
}

/** The names that a run joins, where it is no name itself: "Ozempic and Jardiance". */
export function piecesOf(text: string): string[] {
  return text.split(loose)
}

export function wordsOf(text: string): string[] {
  return text.split(' ').filter(Boolean)
}

/** "Program", "Savings Card": words that make a name of those before them, and are none alone. */
export function isProgramWord(text: string): boolean {
  return programWord.test(text)
}
