import { fold } from '#text/fold.ts'

const yes = 'yes yeah yep yup right correct sure exactly ok okay si claro correcto exacto eso asi'.split(' ')
const no = 'no nope wrong not nah negativo incorrecto tampoco'.split(' ')
const ordinals = [
  ['first', 'primera', 'primero'],
  ['second', 'segunda', 'segundo'],
  ['third', 'tercera', 'tercero'],
]
const cardinals = [
  ['one', 'uno', 'una', '1'],
  ['two', 'dos', '2'],
  ['three', 'tres', '3'],
]
const numbers = [...ordinals, ...cardinals].flat()
/** Words that may stand beside them and say nothing more. */
const polite = new Set(
  'it is that thats please i said you heard the number el la es por favor asi numero uno one that is eso'.split(' '),
)

/** What somebody says to "Did I hear Ozempic?": `rest` is what follows a no, or is no answer at all. */
type Confirmation = { answer: 'yes' | 'no' | 'number' | null; number: number; rest: string }

/** Reads a yes, a no or a number of the list; anything more than that may be another name. */
export function readConfirmation(text: string): Confirmation {
  const words = fold(text).split(' ').filter(Boolean)
  const first = words[0] ?? ''
  const number = onlyPlace(ordinals, words) ?? onlyPlace(cardinals, words) ?? -1
  const rest = words.filter((word) => !yes.includes(word) && !no.includes(word) && !polite.has(word)).join(' ')
  if (no.includes(first)) return { answer: 'no', number, rest }
  if (words.length > 0 && words.length <= 4 && number >= 0 && isOnly(words, numbers))
    return { answer: 'number', number, rest: '' }
  // A yes with more words may be "yes, but I meant another".
  if (words.some((word) => yes.includes(word)) && isOnly(words, yes)) return { answer: 'yes', number, rest: '' }
  return { answer: null, number, rest: words.join(' ') }
}

function isOnly(words: string[], meant: string[]): boolean {
  return words.every((word) => meant.includes(word) || polite.has(word))
}

/** The one place that is named: "the second one" is the second, and "one or two" is none. */
function onlyPlace(places: string[][], words: string[]): number | undefined {
  const named = places.flatMap((names, at) => (words.some((word) => names.includes(word)) ? [at] : []))
  return named.length === 1 ? named[0] : undefined
}
