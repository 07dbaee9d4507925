import { numberWords } from '#server/eligibility/understand/money/number-words.ts'
import { fold } from '#text/fold.ts'

const number = String.raw`(?<count>\d{1,3}|${[...numberWords.keys()].join('|')})`
const piece =
  '(?:pills?|tabs?|tablets?|caps|capsules?|films?|strips?|patch(?:es)?|doses?|pastillas?|tabletas?|capsulas?|peliculas?|laminas?|parches?|tiras?|dosis)'
const unit = `(?<unit>days?|dias?|${piece})`
const before = '(?:(?:only|just|about|like|maybe|solo|nomas|como|unas|unos|ya|me|le|nos) )*'
const aDay = '(?:(?:times |veces )?(?:a|per|every|each|al|por|cada) (?:day|dia)|daily|diari[oa]s?)'

/** How many are left: "6 strips left", "down to 4", "me quedan como 6 láminas", "solo tengo para 3 días". */
const left = [
  String.raw`\b${number} (?:of (?:my|his|her|the) )?(?:more )?(?:${unit} )?(?:of (?:it|them|\w+) )?(?:left|to go)\b`,
  String.raw`\b(?:down to|(?:only|just) (?:have|has|got)) ${before}(?:my last )?${number} ${unit}\b`,
  String.raw`\bquedan? ${before}${number}(?: ${unit}\b| (?:y|nada)\b|$)`,
  String.raw`\b(?:solo|nomas) (?:me |le )?(?:tengo|tiene|alcanza) (?:para |pa )?${before}${number} ${unit}\b`,
].map((shape) => new RegExp(shape))
/** How many are taken in a day: "two a day", "tomo 2 al día". */
const taken = new RegExp(String.raw`\b${number} (?:${piece} )?${aDay}\b`)
const twice = /\b(?:twice|dos veces) (?:a day|daily|al dia)\b/

/** For how many days a medicine lasts, where a text tells it ("6 strips left, two a day"). One a day is taken where nothing says how many. */
export function daysLeft(text: string): number | undefined {
  const folded = fold(text)
  const found = left.map((shape) => shape.exec(folded)?.groups).find((groups) => groups !== undefined)
  const count = numberOf(found)
  if (count === undefined) return undefined
  if (/^d[ai]/.test(found?.unit ?? '')) return count
  return count / (numberOf(taken.exec(folded)?.groups) ?? (twice.test(folded) ? 2 : 1))
}

function numberOf(groups: Partial<Record<string, string>> | undefined): number | undefined {
  const word = groups?.count
  if (word === undefined) return undefined
  return numberWords.get(word) ?? Number(word)
}
