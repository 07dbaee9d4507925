import { numberWords } from '#server/eligibility/understand/money/number-words.ts'

/** How prices and pay by the hour are said. Texts are in small letters without accents. */

const amount = String.raw`\$?\d[\d,.]*(?: ?(?:k|mil|thousand|hundred)\b)?(?: something| y pico)?(?: (?:dollars|bucks|dolares|pesos)\b)?`
const period = String.raw`(?: (?:an?|per|each|every|al|por|cada|a la) (?:day|week|month|year|dia|semana|mes|ano)\b)?`

const passing = String.raw`(?: (?:me|us|him|her|for|to|pay|is|are|was|of|like|about|around|almost|over|nearly|more than|just|still|now|went up|costs?|la|el|los|las|en|a|de|es|son|esta|ya|como|casi|unos|mas|farmacia|pharmacy|subio|cuesta|sale)\b){0,4}`
const charged = String.raw`(?:(?:they|pharmacy|cvs|walgreens|walmart)(?:['’]?re| are)? (?:want|ask|charg|quot)\p{L}*|(?:wants|charg(?:es?|ed|ing)) (?:me|us|him|her)|(?:sells?|selling|sold|venden?|vendiendo)(?: (?:it|them|this|that|lo|la|los|las|one|un[ao]))? (?:for|at|en|a|por)|(?:is|are|its|it s|es|esta|son) (?:super |muy |so |very |really |bien )?(?:expensive|pricey|car[oa]|carisim[oa])|prices?|costs?|costing|co-?pays?|(?:me|nos|le) (?:cobran?|cobraron|cobro|estan cobrando|piden?|pidieron|quieren cobrar|salen?|cuestan?)|cobran|cobraron|cuestan?|costo|costaba|valen?|salen? (?:en|a)|precio|copago|thatmedicine)`

const pack =
  '(?:months?|weeks?|days?|supply|refill|fill|bottle|box|pens?|pills?|inhaler|shot|vial|mes(?:es)?|semana|dias|frasco|caja|plumas?|pastillas?|inhalador|inyeccion)'
const goods = String.raw`(?:thatmedicine|medicines?|meds?|medications?|prescriptions?|pills|insulin|inhaler|medicinas?|medicamentos?|shots?|pastillas|insulina|recetas?|inhalador|inyeccion(?:es)?)\b`
const each = String.raw`(?:(?:an?|one|my|the|his|her|un|una|cada|mi|mis|el|la|los|las|\d+)[ -])*`

/** What somebody wants for a medicine: "they want 900", "900 for a month of Xarelto". */
export const prices = [
  new RegExp(String.raw`\b${charged}${passing} ${amount}${period}`, 'gu'),
  new RegExp(
    String.raw`(?<![\p{L}\d])${amount}${period} (?:just |only |solo |nomas )?(?:for|por|para|de) ${each}(?:${goods}|(?:${pack}[ -])+(?:of|de) (?!work|pay|trabajo|sueldo|desempleo|unemployment|incapacidad|disability|pension|propinas|tips|medio tiempo|tiempo))`,
    'gu',
  ),
  // "The drugstore like to fell over. 14 thousand a month"
  new RegExp(
    String.raw`(?<!\b(?:work\w*|job|trabaj\w+|employed) (?:(?:at|in|for|with|en|de|para|the|an?|la|una|my|mi) ){0,3})\b(?:pharmacy|pharmacist|drug ?store|druggist|cvs|walgreens|walmart|rite aid|farmacia|botica)\b[^.!?;\d]{0,60}[.!?;]? ?${amount}${period}(?= ?(?:$|[.!?;]))`,
    'gu',
  ),
]

/** "It costs", where no income was asked for: "it's 14 thousand a month", "son 900 al mes". */
export const priceAlone = new RegExp(
  String.raw`^\W*(?:(?:and|but|well|man|wow|yeah|y|pero|pues|uy|ay) )*(?:it['’]?s|it is|that['’]?s|they['’]?re|es|son)(?: (?:like|about|around|almost|over|como|unos|casi|mas de))* ${amount}${period}\W*$`,
  'u',
)

/** "It is 26 thousand a month, and that is no mistake, 26 THOUSAND": how much a price is, said again. */
export const amountOfPrice = /\d[\d,.]*(?: ?(?:k|mil|thousand)\b)?(?!.*\d)/u

/** "15 migraines a month": nobody lives on so few dollars. */
export const times =
  /(?<![\d$.,])\d{1,2} (?!(?:dollars|bucks|dolares|pesos|days|dias|hours|hrs|horas|mil|thousand|hundred|something)\b)\p{L}{4,} (?:an?|per|each|every|al|a la|por|cada) (?:day|week|month|year|dia|semana|mes|ano)\b/gu

const rate = String.raw`(?<!\d ?(?:to|-|or|a|o)? ?\$?)(?:\b(?:a|at) )?\$?\b(?<rate>\d{1,3}(?:\.\d{1,2})?)(?: (?:dollars?|bucks|dolares|pesos))?(?: ?\/ ?| )(?:(?:an|per|the|each|a la|la|por|cada) )?(?:hour|hr|hora)\b`
const hours = String.raw`\b(?<from>\d{1,3})(?: ?(?:to|-|or|a|o) ?(?<to>\d{1,3}))? ?(?:hours|hrs|horas)\b(?: (?:(?:an?|per|each|every|al|por|cada|a la) )?(?:(?<day>day|dia|daily|diarias)|(?<month>month|mes|monthly|mensuales)|week|semana|weekly|semanales)\b)?`
const between = String.raw`(?:[\s,.;:]+[^\s,.;:\d]+){0,7}?[\s,.;:]+`

/** "20 to 25 an hour, 30 hours". */
export const rateRangeFirst = new RegExp(
  String.raw`\$?\b(?<low>\d{1,3}(?:\.\d{1,2})?) ?(?:to|-|or|a|o) ?\$?(?<high>\d{1,3}(?:\.\d{1,2})?)(?: (?:dollars|bucks|dolares))? (?:an|per|la|a la|por) (?:hour|hr|hora)\b${between}(?<hours>\d{1,2}) (?:hours|hrs|horas)\b(?: (?:a|per|a la|por) (?:week|semana)\b)?(?! (?:a|per|each|al|por|every|cada) )`,
  'gu',
)
export const rateFirst = new RegExp(`${rate}${between}${hours}`, 'gu')
export const hoursFirst = new RegExp(`${hours}${between}${rate}`, 'gu')

const dayRate = String.raw`(?<![\d.,]|\d (?:to|a|or|o) )\$?\b(?<rate>\d{2,3})(?: (?:dollars?|bucks|dolares|pesos))?(?: ?\/ ?| )(?:(?:an?|per|the|each|every|al|el|por|cada) )?(?:day|dia)\b`
const workDays = String.raw`\b(?<days>[1-7]) (?:days|dias)\b(?:(?: (?:an?|per|each|every|por|cada|a la))? (?:week|wk|semana)\b)?`
/** "150 a day 5 days a week". */
export const dayRateFirst = new RegExp(`${dayRate}${between}${workDays}`, 'gu')
export const daysFirst = new RegExp(`${workDays}${between}${dayRate}`, 'gu')

const number = `(?:${[...numberWords.keys()].join('|')})`
const notSecond = String.raw`(?<!\b(?:to|or|a|o|[\d-]) ?)\b`
/** "Seventeen fifty an hour", "forty hours". */
export const spokenRate = new RegExp(
  String.raw`${notSecond}${number}(?:[ -](?:y )?${number}){0,3}(?= (?:dollars |bucks |dolares )?(?:an|per|each|la|a la|por) (?:hour|hr|hora)\b)`,
  'gu',
)
export const spokenHours = new RegExp(
  String.raw`${notSecond}${number}(?:[ -](?:y )?${number}){0,2}(?= (?:hours|hrs|horas)\b)`,
  'gu',
)

/** "450 a week, sometimes 300": the other amount, or the other hours. */
export const atTimes = new RegExp(
  String.raw`(?=[, ])(?<=\d[^.?!;]{0,60})(?:,| and| y| but| pero)? (?:sometimes|at times|some weeks|a veces|algunas semanas)(?: (?:its|is|it s|es|son|up to|hasta|like|about|around|only|just|more|less|como|unos|solo|nomas|mas)){0,3} (?:\$?\d[\d,.]*|${number}(?:[ -](?:y )?${number}){0,2})(?! ?(?:k|mil)\b)(?: (?:hours|hrs|horas|dollars|dolares)\b)?${period}`,
  'gu',
)
