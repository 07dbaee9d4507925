import { numberWords } from './money/number-words.ts'

const spoken = [...numberWords.keys()].join('|')
const number = String.raw`(?<![\p{L}\d.,$])\$?(?:\d[\d,.]*\d|\d)(?:k\b)?(?![\p{L}\d])|(?<![\p{L}\d])(?:${spoken})(?:(?: y |[- ])(?:${spoken}))?(?![\p{L}\d])`
const end = String.raw`(?![\p{L}\d])`
/** Words in a row. What parts them is not optional: a row that can be parted in two ways takes twice the time for each word more. */
const rowOf = (words: string, mark: string) => `(?:${mark}? ?(?:${words})${end}(?:(?:${mark} ?| )(?:${words})${end})*)?`
const unit = rowOf(
  '(?:every|cada) (?:two|2|other|dos|15|quince) (?:weeks?|semanas|d[ií]as)|twice a month|an?|per|the|each|every|al|la|el|por|cada|en|in|years?|yrs?|a[nñ]os?|days?|months?|weeks?|hours?|mes|semana|hora|quincena|people|of us|personas|total|old|mil|thousand|grand|k|d[oó]lares|dollars|bucks',
  ',',
)
const sorry = `(?:sorry|wait|hold on|oops|actually|i mean(?:t)?|make that|scratch that|strike that|my bad|my mistake|rather|perd[oó]n(?:e|a|ame|eme)?|disculp(?:e|a|ame)|esp[eé]r(?:e|a|ate|ese|ame|eme)|miento|ment[ií]|corrijo|digo|mejor dicho|quise decir|quiero decir|m[aá]s bien|me equivoqu[eé])`
const atEnd = `(?:sorry|perd[oó]n|me (?:equivoqu[eé]|confund[ií])|my (?:bad|mistake)|i (?:always |keep )?forg[eo]t(?:ting)?(?: these days| how old i am)?)`
const small = rowOf(
  "it['’]?s|it is|make it|that['’]?s|is|i['’]?m|we['’]?re|there['’]?s|are|son|es|somos|tengo|tiene|like|como|de|no|pues|que",
  '[,.]',
)

/** "5 no wait 6", "580 a week no sorry 560", "4, no perdón, son 5". */
const takenBack = new RegExp(
  `(?:${number})(?<unit>${unit})(?:[,.;-]* ?(?:no|nope|oh|ay|uh|o))*[,.;-]* ${sorry}(?:[,.;-]* ?(?:no|${sorry}))*[,.;:-]*${small},? (?<said>${number})`,
  'giu',
)
/** "5 no wait my grandson left so 4". */
const takenBackAfterAll = new RegExp(
  String.raw`(?:${number})(?<unit>${unit})[,.;-]* (?:no|nope)[,.;]? (?:${sorry})[,.;]? (?:[\p{L}'’]+,? ){1,9}(?:so|now|then|as[ií] que|entonces|quedamos|somos) (?<said>${number})`,
  'giu',
)
/** "52 no 53", "62 no, 63", but "65, no 60" may be either. */
const plainlyTakenBack = new RegExp(
  `(?:${number})(?: (?:mil|thousand|grand))?(?: no,? |, no, |, nope,? |,? (?:ay|oh) no,? |[,.] (?:no|wait|espere?),? (?:ya|now|ahora) )(?<said>${number})`,
  'giu',
)
/** "67 no 76 me equivoqué", "55, no 56 i forget". */
const takenBackAtEnd = new RegExp(
  `(?:${number})(?<unit>${unit}),? no,? (?<said>${number})(?:[,.]* ${atEnd}|(?=[^.]{0,20}(?:${atEnd}|se me olvid|just turned|birthday|apenas cumpl|acab[oa] de cumplir)))`,
  'giu',
)
/** "1,850 not 1,580", "son 3, no 2". */
const denied = [
  `(?<said>(?:${number})${unit}),? (?:not|instead of|rather than|en vez de|en lugar de) (?:${number})`,
  String.raw`\b(?<said>(?:son|somos|es|soy|tengo|gano|cobro|recibo) (?:${number})${unit}), no (?:${number})`,
].map((shape) => new RegExp(shape, 'giu'))
/** Of people or years: "4 now, was 5 till my oldest moved out", "éramos 6, quedamos 4". */
const before = new RegExp(
  String.raw`(?:^|[ ,])(?:there )?(?:(?:it |we )?was|(?:it|we|there) were|used to be|(?:antes )?(?:[eé]ramos|era|eran)|antes (?:somos|son)) (?:like |como )?(?:\d{1,2}|${spoken})(?: of us| people| personas)?(?: (?:in|living in|en) (?:this|the|my|la|esta|mi) (?:house|home|casa))?(?= (?:till?|until|but|pero|hasta|(?:and )?now|(?:y )?ahora)|,|;|$)`,
  'giu',
)

/** Who looks for a name asks nothing: "the one for … what's it called, I forget". */
const searching =
  /\b(?:c[oó]mo se llama|what(?:['’]?s| is) it called)\b(?=[^?]{0,60}\b(?:no (?:me acuerdo|recuerdo)|i (?:forget|forgot|can['’]?t remember|don['’]?t remember))\b)/giu

/** What follows a number that tells its own period: "no wait 24,000 a year". */
const hasOwnUnit =
  /^,? ?(?:an?|per|al?|la (?:semana|hora|quincena)|el (?:mes|a[nñ]o)|each|every|por|cada|years?|months?|weeks?|a[nñ]os?|mensual\w*|monthly|yearly|weekly)\b/iu

type Said = { unit?: string; said: string }

/** The text with each number that is taken back replaced by what is said instead: "560 a week" of "580 a week no sorry 560". */
export function corrected(text: string): string {
  return [takenBackAtEnd, takenBack, takenBackAfterAll, plainlyTakenBack, ...denied]
    .reduce((left, shape) => left.replace(shape, (...match) => instead(match)), text)
    .replace(before, ' ')
    .replace(searching, ' ')
}

function instead(match: unknown[]): string {
  const [[all], [at, whole, groups]] = [match, match.slice(-3)] as [[string], [number, string, Said]]
  const isOwn = hasOwnUnit.test(whole.slice(at + all.length))
  return isOwn ? groups.said : `${groups.said}${groups.unit ?? ''}`
}
