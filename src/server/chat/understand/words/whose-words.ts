/** Whose age is told, and who takes the medicine of the talk. */

const person =
  'wife|husband|spouse|partner|boyfriend|girlfriend|mom|mother|mama|mum|dad|father|son|daughter|baby|kid|child|brother|sister|grandma|grandmother|grandpa|grandfather|grandson|granddaughter|aunt|uncle|friend|neighbor|espos[oa]|marido|mujer|pareja|novi[oa]|madre|mam[aá]|mami|padre|pap[aá]|papi|hij[oa]|ni[nñ][oa]|nen[ea]|beb[eé]|niet[oa]|herman[oa]|abuel[oa]|abuelit[oa]|suegr[oa]|t[ií][oa]|sobrin[oa]|cipot[ea]|chamac[oa]|muchach[oa]'
const kin = String.raw`(?:my|our|mi|un[ao]?|nuestr[oa]) (?:\p{L}+ )?(?:${person})`
const noAge =
  '(?:kids|people|children|mg|dollars|percent|miles|months|weeks|hours|days|minutes|k|over|under|short|points|an?|per|hijos|hijas|personas|d[oó]lares|meses|semanas|d[ií]as|horas|mil|al|por|pastillas|medicinas)'
const age = String.raw`\(?\d{1,2}\b(?![,.]\d|\)?(?: \$?\d| ${noAge}(?!\p{L})))`
const verb =
  "(?:['’]?s| is| just turned| turned| tiene| ya tiene| cumpli[oó])(?: (?:only|just|about|like|como|ya|casi|apenas))?"

/** "My wife, she is 61", "él tiene 9", "my 9 year old": what stands before the age is kept. Of the text as written. */
export const agesOfOthers = [
  new RegExp(String.raw`(?<=(?<!\p{L})(?:${kin}|s?he|ella|[eé]l)${verb} )${age}`, 'giu'),
  new RegExp(String.raw`(?<=\b${kin},? )\(?\d{1,2}\b\)?(?=\W*$|,(?! ?\d))`, 'giu'),
  new RegExp(String.raw`(?<=\b${kin} de )${age}`, 'giu'),
  /(?<=\b(?:my|our|an?) )(?:\d|1[0-7])(?=[- ](?:years?|yrs?)[- ]old\b)/giu,
  /(?<=\b(?:my|our) )\d{2}(?=[- ](?:years?|yrs?)[- ]old\b)/giu,
]
/** "I'm 58", "tengo 58 años". */
export const agesOfWriter = [
  new RegExp(String.raw`(?<=\b(?:i['’]?m|i am|yo|tengo|cumpl[ií]) )${age}(?! a[nñ]os (?:con|sin|de|que|en)\b)`, 'giu'),
]

/** Folded, as what follows. */
export const ownAge = new RegExp(
  String.raw`\b(?:im|i am|i turned|yo tengo|tengo) (?:1[89]|[2-9]\d)\b(?! (?:\d|${noAge}\b|anos (?:con|sin|de|que|en)\b))`,
)

const takes = String.raw`(?:takes?|uses?|needs?|(?:is|was|been|got) (?:taking|prescribed|put on|on(?! (?:my|his|her|our|the|an?|medicare|medicaid|ssi|ssdi|disability|social|tricare|va)\b))|has to take|cant afford|toma|usa|necesita|se (?:pone|inyecta)|le (?:recetaron|mandaron|receto))`
/** "My wife needs Xarelto", "for my mom". */
export const ofOther = new RegExp(
  String.raw`\b(?:(?:${kin} (?:\w+ )?|(?:s?he|ella|el) )${takes}|(?:for|para|a) ${kin})\b`,
  'u',
)
/** "I take Xarelto", "me recetaron". */
export const ofWriter =
  /\b(?:i (?:also |still |now |just |been )?(?:take|use|inject|started|ran out|was prescribed|was put on|am on(?! (?:medicare|medicaid|his|her|the|my))|am taking|have been (?:on|taking)|got prescribed)|im (?:taking|using)|(?:put|prescribed|gave) me|(?:yo )?(?:tomo|uso(?! (?:de|el|la)))|me (?:inyecto|pongo|recetaron|mandaron|receto)|for (?:me|myself)|yo (?:necesito|tomo|uso))\b/
