import { easternYear } from '#server/eastern-day.ts'

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'

const afterName =
  'and|y|i|im|e|from|de|in|en|vivo|tengo|gano|live|make|have|need|want|looking|can|could|would|help|what|how|where|my|mi|please|because|but|with|am|takes?|taking|tomo|necesito|quiero|busco|me|soy|estoy|pero|para|por|con|que|como|cual|puede|ayuda|years|on|for|is|not|no'

const bigStreets = 'street|avenue|ave|boulevard|blvd|road|rd|parkway|pkwy|highway|hwy|lane'
const smallStreets = 'st|dr|drive|way|place|pl|court|ct|ln|terrace|ter|circle|cir'
const noStreet =
  'in|on|a|an|at|of|the|and|per|from|to|people|kids|years?|mg|mcg|ml|units?|miles?|dollars?|months?|weeks?|days?|mins?|minutes?|hrs?|hours?|blocks?|each|one|half|living|live|i|my|or|we'
const noCalle = 'con|desde|hace|y|tengo|por|sin|necesito|gano|somos|vivo|como|porque|cerca'

const digitWord =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve'
const relative =
  'mom|mother|dad|father|husband|wife|son|daughter|child|brother|sister|grandma|grandpa|friend|mam[aá]|madre|pap[aá]|padre|espos[oa]|marido|hij[oa]|niñ[oa]|herman[oa]|abuel[oa]|abuelit[oa]|amig[oa]'
const name = `(?!(?:${afterName})\\b)\\p{L}[\\p{L}'’-]*(?: (?!(?:${afterName})\\b)\\p{L}(?:\\.(?= )|[\\p{L}'’-]*)){0,3}`
const capitalNames = "\\p{Lu}\\p{Ll}[\\p{L}'’-]* \\p{Lu}\\p{Ll}[\\p{L}'’-]*"
const notAPerson =
  'Medicare|Medicaid|Blue|United|Native|African|Type|Puerto|American|Navi|Social|Part|El|La|Nuevo|New|San'

const bornIn = '(?:19|20)\\d{2}'

/** Nobody is born in a year to come: "not covered starting January 1, 2027". */
const yearAlone = (date: string, year: string) => (Number(year) > easternYear() ? date : ` born in ${year} `)

/** A date after one of these is no birthday. */
const notBornBefore =
  '(?<!\\b(?:end|ended|ends|ending|expired?|expires|until|till|since|started?|starts|lost|through|appointment|renew\\w*|effective|valid|due|refill\\w*|coverage|approved|termin[oó]|termina|venci[oó]|vence|venc\\w+|acab[oó]|desde|hasta|empez[oó]|cita|renov\\w*|cobertura|seguro|perd[ií])\\b(?:(?!born|dob|birth|nac)[^.!?\\d]){0,20})'

/** What people put between the digits of a long number. */
export const gap = '[ .\\u2010-\\u2015-]'

/** What names a person, or leads to one. */
export const personalKinds = ['name', 'birthday', 'address', 'mail', 'phone', 'number'] as const
export type PersonalKind = (typeof personalKinds)[number]

/** Each leaves only what names nobody: of a birth date its year. */
export const personalShapes: [PersonalKind, RegExp, left: string | typeof yearAlone][] = [
  ['mail', /(?<![^\s@])[^\s@]{1,64}@[^\s@]{1,255}/g, ' '],
  ['mail', /(?<![\w.-])[\w.-]{1,64} (?:at|arroba) [\w-]{1,64} (?:dot|punto) (?:com|net|org|edu|gov|es|mx)\b/gi, ' '],
  [
    'number',
    /\b(?!(?:social security|seguro social)(?: is| es| de)? \$?\d{3,5} ?(?:a |per |al |por |each |\+|plus|and|y |more|monthly|mensual|month|dollars|d[oó]lares|bucks))(?:member|policy|group|account|license|licencia|p[oó]liza|miembro|cuenta|ssn|social security|seguro social|subscriber|patient|medical record|mrn|passport|pasaporte|medicaid id|medicare id|medicare number|cin)(?: (?:id|number|no|n[uú]mero|de))?(?: is| es)?[ .:#]{1,3}[a-z]{0,4}[ -]?\d[a-z\d-]{3,20}\b/gi,
    ' ',
  ],
  ['number', new RegExp(`(?<!\\d)\\d{3}(?:${gap}|${gap}{3})\\d{2}(?:${gap}|${gap}{3})\\d{4}(?!\\d)`, 'g'), ' '],
  ['number', /(?<![\d$]|\d[.,])\d{9}(?!\d|[.,]\d)/g, ' '],
  ['phone', /(?:\+?1[ .-]?)?(?:\(\d{3}\) {0,2}|(?<!\d)\d{3}[ .-]?)\d{3}[ .-]?\d{4}(?!\d)/g, ' '],
  [
    'phone',
    /\b(?:(?:phone|cell|number|call|tel|tel[eé]fono|celular|n[uú]mero)(?: me| is| at| es|:)?) \d{3}[ -]\d{4}\b/gi,
    ' ',
  ],
  ['number', /\b[1-9][a-z][a-z\d]\d[ -]?[a-z][a-z\d]\d[ -]?[a-z]{2}\d{2}\b/gi, ' '],
  [
    'number',
    /\b(?:last (?:four|4)(?: digits)?|[uú]ltimos (?:cuatro|4)(?: d[ií]gitos)?)(?: \p{L}+){0,4}:? \d{4}\b/giu,
    ' ',
  ],
  [
    'birthday',
    new RegExp(
      `\\b(?=\\d{1,2}[/.-])${notBornBefore}(?<!\\d[/.-])(?:\\d{1,2}[/.-]\\d{1,2}[/.-]|\\d{1,2}/)(${bornIn})\\b`,
      'gi',
    ),
    yearAlone,
  ],
  ['birthday', /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2}\b/g, ' '],
  ['birthday', new RegExp(`\\b(${bornIn})[/.-]\\d{1,2}[/.-]\\d{1,2}\\b`, 'g'), yearAlone],
  [
    'birthday',
    new RegExp(
      `\\b(?=(?:${months})\\b)${notBornBefore}(?:${months})\\.? \\d{1,2}(?:st|nd|rd|th)?,? (?:of )?(${bornIn})\\b`,
      'gi',
    ),
    yearAlone,
  ],
  [
    'birthday',
    new RegExp(`\\b(?=\\d{1,2} )${notBornBefore}\\d{1,2} (?:de )?(?:${months}),? (?:del? |of )?(${bornIn})\\b`, 'gi'),
    yearAlone,
  ],
  [
    'birthday',
    new RegExp(`\\b(?=(?:${months})\\b)${notBornBefore}(?:${months}),? (?:de |del |of )?((?:19|200)\\d{1,2})\\b`, 'gi'),
    yearAlone,
  ],
  [
    'name',
    new RegExp(
      `\\b(?:my (?:full |first |last )?name(?: is|'s|’s|:)|i am called|me llamo|mi nombre(?: completo)?(?: es|:)) ${name}`,
      'giu',
    ),
    ' ',
  ],
  [
    'address',
    new RegExp(
      `\\b\\d{1,6} (?:(?!(?:${noStreet}) )[\\p{L}\\d.]{1,20} ){1,3}(?:${bigStreets})\\b\\.?(?:,? (?:apt|unit|suite|#)\\.? ?\\w{1,5})?`,
      'giu',
    ),
    ' ',
  ],
  [
    'address',
    new RegExp(
      `\\b\\d{1,6} (?:(?!(?:${noStreet}) )[\\p{L}\\d.]{1,20} ){1,2}(?:${smallStreets})\\b\\.?(?=$|[,.;]|\\s*(?:apt|unit|suite|#|\\d{5})|(?: \\p{L}{2,20}){1,4} \\d{5}\\b)(?:,? (?:apt|unit|suite|#)\\.? ?\\w{1,5})?`,
      'giu',
    ),
    ' ',
  ],
  [
    'address',
    new RegExp(
      `\\b(?:calle|avenida|avda\\.?|carretera|callej[oó]n) (?:(?!(?:${noCalle}) )[\\p{L}.]{1,20} ){0,4}(?:#|n[uú]m(?:ero)?\\.? )? ?\\d{1,6}\\b`,
      'giu',
    ),
    ' ',
  ],
  [
    'name',
    new RegExp(
      `\\b(?:(?:${relative})(?:['’]?s)? (?:full |first |last )?name(?: is|['’]s|:)|nombre de (?:mi|la|el|su) (?:${relative}) es|(?:${relative}) se llama) ${name}`,
      'giu',
    ),
    ' ',
  ],
  // Only their capitals tell these from any other word.
  [
    'name',
    new RegExp(
      `(?<!\\p{L})(?:[Ss]oy|[Tt]his is|I['’]m|I am|[Hh]abla)(?: (?:la señora|el señor|[Dd]on|[Dd]oña|Dr\\.?|Mrs?\\.?|Ms\\.?))? (?!(?:${notAPerson}) )\\p{Lu}[\\p{L}'’-]+ \\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?`,
      'gu',
    ),
    ' ',
  ],
  ['number', new RegExp(`\\b(?:(?:${digitWord})\\b[ ,.-]{0,3}){7,20}`, 'gi'), ' '],
  ['address', /\b(?:p\.? ?o\.? box|apartado(?: postal)?) \d{1,6}\b/gi, ' '],
  ['number', /\b[a-z]{2}\d{5}[a-z]\b/gi, ' '],
  ['name', new RegExp(`(?<!\\d [\\p{L}.]{1,20} )\\b(?:Dra?|Mrs?|Ms|Sra?)\\. ${capitalNames}`, 'gu'), ' '],
  // As the subject of a sentence: after "for my mom" two capitals may as well be a medicine.
  [
    'name',
    new RegExp(`(?<=(?:^|[.,;!?\\n] ?|\\b(?:and|y) )(?:[Mm]y|[Mm]i) (?:${relative}) )${capitalNames}`, 'gu'),
    ' ',
  ],
]
