import { isSameKin, kinNamed } from '#server/chat/patients/kin.ts'
import type { TakenBy, TalkContext, Who } from '#server/chat/turn.ts'
import { boundary, takenByAnother } from '#server/eligibility/understand/insurance/held-insurance-words.ts'
import { tellOfStrangers } from '#server/eligibility/understand/strangers.ts'
import { fold } from '#text/fold.ts'

/** Who takes the medicines of the talk, as far as it is told; `isBegun`: the talk is of a medicine already. */
export type Taking = { takenBy?: TakenBy | undefined; patients?: Who[]; isBegun?: boolean }

export function takingOf({ takenBy, patient, patients, drugs }: TalkContext): Taking {
  const whos = [patient, ...patients.map(({ who }) => who)].flatMap((who) => who ?? [])
  return { takenBy, patients: whos, isBegun: drugs.length > 0 }
}

const acquaintances =
  'friend|neighbou?r|co ?worker|roommate|cousin|amig[oa]|vecin[oa]|compañer[oa]|prim[oa]|comadre|compadre'
const relatives =
  '(?:brother|sister)(?:[- ]in[- ]law)?|aunt|uncle|niece|nephew|herman(?:o|a|it[oa])|cuñad[oa]|t[ií][oa]|sobrin[oa]'
const oneOf = (people: string) =>
  String.raw`(?<!\p{L})(?:my|our|an?|this|mi|una?) (?:(?!(?:and|y|i|mi|my) )\p{L}+ )??(?:${people})(?![\p{L}-]| in law)`
const anyone = oneOf(`${acquaintances}|${relatives}`)
const named = new RegExp(anyone, 'giu')
const withAside = String.raw`(?:,? (?!(?:i|yo|my|mi|mine|me|says|dice|told|dijo)(?!\p{L}))[\p{L}\d'’]+(?:,\d{3})?){0,7}?`
const takes = String.raw`(?:takes|uses|is (?:on|taking)(?! (?:my|his|her|our|the|an?|medi\p{L}+|ssi|ssdi|disability|va|tricare|chip)(?!\p{L}))|toma|usa|se (?:pone|inyecta))`

/** Where they are who takes the medicine: "asking for a friend", "my neighbor needs". */
const asked = [
  String.raw`(?:asking|calling|writing|looking|apply\p{L}*|this is|it['’]?s|it is|care of|helping|need\p{L}*(?: (?!free|cheap)\p{L}+){1,4}) (?:for |about )?${anyone}`,
  String.raw`(?:(?:pregunt|escrib|llam|averigu)\p{L}* (?:por|para)|cuid\p{L}+ a|ayud\p{L}+ a|es para|(?:ocup|necesit|busc)\p{L}+(?: \p{L}+){1,4} para) ${anyone}`,
  String.raw`${anyone}[^?]{0,90}?(?<!\p{L})(?:(?:(?:any|some)thing|help|programs?|options?|coupons?|cards?|algo|ayuda|programas?|opciones|cupones|tarjetas?) (?:for (?:her|him|them)|para (?:ella|él|ellos))|(?:can|could|does|would|will) (?:she|he) (?:get|qualify|use|apply|sign)|(?:ella|él) (?:puede|podría|califica))(?!\p{L})`,
  String.raw`${anyone}${withAside} (?:needs|can['’]?t afford|is the one|necesita|ocupa)(?!\p{L})`,
]
const askedOrTaken = new RegExp(
  [...asked, String.raw`${oneOf(relatives)}${withAside} ${takes}(?!\p{L})`].join('|'),
  'giu',
)
const anyTaken = new RegExp([...asked, String.raw`${anyone}${withAside} ${takes}(?!\p{L})`].join('|'), 'giu')

/** Of friends people tell beside themselves, or how little these pay. Folded. */
const inPassing =
  /\b(?:i|im|ive|me|mine|we|us|yo|nos|nosotr[oa]s|tengo|tomo|gano|soy|estoy|ocupo|necesito|free|for nothing|gratis|(?:pays|paga)(?: \w+)? (?:\d+|nothing|nada|zero|cero)|(?:le )?sale en|cheap\w*|barat[oa])\b/

/** The text in which who takes the medicine is no friend or sister, but the patient: "asking for a friend, she makes 28k". */
export function withPatientNamed(text: string, { patients = [], isBegun = false }: Taking): string {
  const isPassing = isBegun || inPassing.test(fold(text))
  const takers = (text.match(isPassing ? askedOrTaken : anyTaken) ?? [])
    .flatMap((said) => said.match(named) ?? [])
    .map(kindOf)
  return text.replace(named, (said) => {
    const isKnown = kinNamed(fold(said)).some(({ kin }) => patients.some((who) => isSameKin(kin, who)))
    const [whose] = said.split(' ')
    if (!isKnown && !takers.includes(kindOf(said))) return said
    return `${whose} ${/^(?:mi|una?)$/i.test(whose ?? '') ? 'paciente' : 'patient'}`
  })
}

/** "A friend" and "my friend" may be one. */
function kindOf(said: string): string {
  return fold(said).split(' ').slice(1).join(' ')
}

/** The text without what it tells in passing of neighbours, friends and the like, who take nothing that is asked about. */
export function withoutStrangers(text: string, taking: Taking): string {
  const clauses = text.split(boundary)
  const isOfAnother = taking.takenBy === 'other' || takenByAnother.test(fold(text))
  const told = tellOfStrangers(withPatientNamed(text, taking).split(boundary), isOfAnother)
  if (!told.includes(true)) return text
  return clauses.map((clause, at) => (told[at] ? (clause.match(/[,;.:!?\n]\s*$/)?.[0] ?? ',') : clause)).join(' ')
}
