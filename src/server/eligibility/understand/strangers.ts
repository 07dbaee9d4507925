import { fold } from '#text/fold.ts'

/** Of them people tell what they pay and have, and ask nothing for them. */
const strangers =
  'friends?|budd(?:y|ies)|pals?|neighbou?rs?|boss|co ?workers?|roommates?|landlord|cousins?|(?:brother|sister)s?(?: in law)?|aunt(?:ie)?s?|uncles?|nieces?|nephews?|ex|amig(?:o|a|uit[oa])s?|vecin[oa]s?|conocid[oa]s?|jefes?|patrona?|companer[oa]s?|prim[oa]s?|com(?:a|pa)dres?|herman(?:o|a|it[oa])s?|cunad[oa]s?|ti[oa]s?|sobrin[oa]s?'
/** Anybody at all, where no "my" stands before. */
const anybody = 'lady|guy|man|woman|girl|dude|fella|fellow|someone|somebody|senora?|muchach[oa]|persona'
const leads = '(?:(?:and|but|so|because|cuz|bc|well|ok|okay|like|how come|why does|y|pero|porque|pues|es que|oiga|a) )*'
const whose = '(?:my|our|that|this|the|some|one of my|an?|mi|nuestr[oa]|el|la|al|una?|un[oa] de mis)'
const isSaid =
  'has|have|had|is|was|gets?|got|makes?|made|earns?|pulls?|brings?|draws?|collects?|receives?|lives?|works?|pays?|paid|takes?|uses?|qualified|told|says|said|on|with|tiene|tenia|gana|recibe|cobra|saca|hace|trae|vive|es|esta|paga|toma|usa|trabaja|dice|con|les?|su|que'
const goesOn =
  's?hes?|they|theyre|ellas?|el|ellos|who|que|has|makes|gets|got|earns|pays|lives|works|is(?! (?:that|it|this|there|my|the)\\b)|on|tienen?|gana|recibe|cobra|vive|paga|trabaja|esta'

const person = String.raw`${leads}(?:(?:${whose} )(?:(?!(?:and|y|i|yo|my|mi)\b)\w+ ){0,2}?(?:${strangers})|(?:an?|this|that|some|el|una?|est[ea]|es[ea]) (?:\w+ )?(?:${anybody})|(?:el|la) \w+ de (?:mi|una?) (?:${strangers})|(?:the )?neighbou?r lady)`
const personFirst = new RegExp(`^${person}(?: (?:de|of) (?:mi|my|una?|el|la|mine)(?: \\w+)?)?`)
const personAlone = new RegExp(`^(?!(?:and|y) )${person}$`)
/** A clause that begins with one of them and tells of them: "my neighbor in Ohio has", "un señor de la iglesia gana". */
const toldOf = new RegExp(
  String.raw`^(?!.*\b(?:boss|jefe|patrona?) (?:pays?|paga)\b)${person}(?! (?:and|y) (?:i|me|yo|my|mi)\b)(?: (?!(?:i|yo|me)\b)\w+){0,6}? (?:${isSaid})\b`,
)
/** What goes on with whom the clause before named, by a pronoun too, and by a verb alone. */
const sequel = new RegExp(
  String.raw`^${leads}(?:(?:since|now|ya|also|tambien) )?(?:${goesOn}|her|his|their|sus?|les?)\b`,
)
const verbFirst = new RegExp(
  String.raw`^${leads}(?:also |tambien )?(?!(?:s?hes?|they|theyre|ellas?|el|ellos)\b)(?:${goesOn})\b`,
)
const subjectFirst = new RegExp(String.raw`^${leads}(?:(?:${goesOn})\b|\d{2}$)`)

/** Who writes is only compared, or told of it. */
const aside =
  /\b(?:than|like|as|como|que) (?:me|i|mine|us|yo|nosotros)\b|\b(?:told|tells|showed|asked) (?:me|us)\b|\b(?:me|nos) (?:dijo|dice|conto|cuenta|platico|recomend\w+)\b|\bi (?:know|met|(?:work|worked|go) with)\b| (?:how come|why|por que) .*$/g
const ofSelf =
  /\b(?:i|im|ive|id|we|us|our|my|mine|me|yo|nos|nuestr[oa]s?|conmigo|mi|tengo|tenemos|gano|ganamos|somos|estoy|estamos|here|aqui|both|together|combined)\b/

/** Of each clause of a text whether it tells of somebody for whom nobody asks; `isOfAnother`: "she" may be who takes the medicine. */
export function tellOfStrangers(clauses: string[], isOfAnother: boolean): boolean[] {
  const told: boolean[] = []
  for (const [at, clause] of clauses.entries()) {
    const folded = fold(clause).replace(aside, '').replaceAll('  ', ' ')
    const isOn = told.at(-1) === true && isSequel(folded, clauses[at - 1] ?? '', isOfAnother)
    const isAlone = personAlone.test(folded) && subjectFirst.test(fold(clauses[at + 1] ?? ''))
    told.push((isOn || isAlone || toldOf.test(folded)) && !speaksOfSelf(folded))
  }
  return told
}

function isSequel(folded: string, before: string, isOfAnother: boolean): boolean {
  if (folded === '') return true
  return (isOfAnother && /[.?!\n]\s*$/.test(before) ? verbFirst : sequel).test(folded) || /^\d{2}$/.test(folded)
}

function speaksOfSelf(folded: string): boolean {
  return ofSelf.test(folded.replace(personFirst, ' '))
}
