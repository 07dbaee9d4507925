import { tellsOfEarlier, withoutTold } from '#server/chat/medicines/tried-before.ts'
import type { TalkContext } from '#server/chat/turn.ts'
import { fold } from '#text/fold.ts'

/** More words than these are about something else too. */
const mostWords = 8

/** Said between a medicine and the one that is meant instead. */
const instead =
  /\b(?:no,? (?:wait|sorry|esper[ae]|perd[oó]n)|wait,? no|i meant?|sorry|perd[oó]n|digo|mejor dicho|quise decir|scratch that|make that)\b[,:\s]+/giu

/** The medicines that are meant where others are taken back: "Entresto, no wait, Enbrel", "no era Ozempic, es Rybelsus". */
export function withoutTakenBack(
  drugs: string[],
  text: string,
  { namesOf, read }: { namesOf: (drug: string) => string[]; read: (text: string) => string[] },
): string[] {
  if (drugs.length < 2) return drugs
  const correction = [...text.matchAll(instead)].at(-1)
  const after = correction ? read(text.slice(correction.index + correction[0].length)) : []
  if (after.length > 0) return after
  const clauses = text.split(/[,;.]+/).map(fold)
  const meant = drugs.filter((drug) => !namesOf(drug).some((name) => isTakenBack(name, clauses)))
  return meant.length > 0 ? meant : drugs
}

/** "No Ozempic, Rybelsus" takes it back, "I have no Ozempic left" does not. Names are folded. */
function isTakenBack(name: string, clauses: string[]): boolean {
  const said = new RegExp(
    `^(?:no|not)(?: (?:era|es|fue|for|para|the|el|la|my|mi))* ${name}(?:$| (?:but|sino|es|its|it)\\b)`,
  )
  return clauses.some((clause) => said.test(clause))
}

/** The medicines that are not only told as tried before: "we tried tacrolimus", of a refusal of another one. */
export function withoutTried(
  drugs: string[],
  text: string,
  { before, read }: { before: string[]; read: (text: string) => string[] },
): string[] {
  if (!tellsOfEarlier(text)) return drugs
  const asked = read(withoutTold(text))
  const meant = drugs.filter((drug) => before.includes(drug) || asked.includes(drug))
  return meant.length > 0 || before.length > 0 ? meant : drugs
}

const kin =
  "(?:room ?mate|friend|neighbou?r|coworker|cousin|sister|brother|mom|mother|mama|dad|father|husband|wife|boyfriend|girlfriend|partner|son|daughter|buddy|aunt|uncle|grandma|grandpa)['’]?s?"
const parent =
  '(?:compa[nñ]er[oa]|amig[oa]|vecin[oa]|prim[oa]|herman[oa]|mam[aá]|pap[aá]|madre|padre|espos[oa]|marido|mujer|novi[oa]|pareja|hij[oa]|t[ií][oa]|abuel[oa]|suegr[oa])'
const wants =
  '(?:(?:want|wants|wanted|makes?|making|tells?|told|asks?|asked|requires?|forces?|forcing) (?:me|us|him|her)(?: to)?|(?:says?|said)(?: (?:that|i|we|he|she|to|you|must|have|has|had|need|needs|should|gotta))*|(?:i|we|he|she) (?:must|have to|has to|had to|need to|needs to|gotta))'

/**
 * Medicines of which nothing is asked: what is sold at every corner and taken besides ("they told me to take aspirin too"),
 * what is of somebody else ("can I take my roommate's Lexapro"), and what a plan wants to be tried first.
 */
const besides = [
  /\b(?:tak(?:e|es|ing)|told (?:me|him|her)|tom(?:o|a|e|ar|ando))(?: (?:a|an|the|una|la|baby|low|dose|daily|81)){0,4} (?:aspirin|aspirina|tylenol|ibuprofeno?|advil|acetaminophen)(?! (?:cost|price|coupon|help))(?!\p{L})/giu,
  new RegExp(
    String.raw`\b(?:take|taking|use|using|try|borrow|have|share|split)(?: (?:some|one|a few|just|of|from)){0,3} my (?:\p{L}+ )?${kin} [^\s.,;!?]+`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:tomar(?:me)?|usar|ponerme|probar|agarrar|tomo|uso)(?: (?:el|la|los|las|un|una|unas|de|pastillas?)){1,3} [^\s.,;!?]+ (?:de|del) (?:mi |un |una )?${parent}(?!\p{L})`,
    'giu',
  ),
  new RegExp(
    String.raw`\b${wants} (?:first )?(?:try|fail|use|take|start(?: with| on)?|go on|do)(?: on| with| at)? (?:[^\s.;!?]+ ){1,8}?(?=(?:first|before)\b)`,
    'giu',
  ),
  /\b(?:quieren?|piden?|exigen?|dicen?|dice) que (?:(?:primero|yo|antes) ){0,2}(?:falle|pruebe|use|tome|intente|fracase)(?= [^.;!?]{0,80}\bprimero\b|(?<=\b(?:primero|antes) (?:yo )?\p{L}+))[^.;!?]*/giu,
]

/** The medicines that are meant beside those of which nothing is asked. */
export function withoutBesides(
  drugs: string[],
  text: string,
  { before, read }: { before: string[]; read: (text: string) => string[] },
): string[] {
  const rest = besides.reduce((left, shape) => left.replace(shape, ' '), text)
  if (rest === text) return drugs
  const asked = read(rest)
  const meant = drugs.filter((drug) => before.includes(drug) || asked.includes(drug))
  return meant.length > 0 || before.length > 0 ? meant : drugs
}

/** "Is that cheaper", of what a neighbour takes. */
const pointed = /\b(?:that|it|instead|switch|same|one|eso|es[ae]|cambi\w+|mism[oa])\b/

/** The medicines of a talk without those that are told in passing of friends and neighbours; `own` is the text without what it tells of them. */
export function withoutOthers(
  drugs: string[],
  { said, own }: { said: string; own: string },
  { before, read }: { before: string[]; read: (text: string) => string[] },
): string[] {
  if (before.length === 0 || own === said || pointed.test(fold(own))) return drugs
  const asked = read(own)
  return drugs.filter((drug) => before.includes(drug) || asked.includes(drug))
}

const ofRecords = /\b(?:program|programa|number|numero|card|tarjeta|place|lugar|coupon|cupon|option|opcion)\b/
const places: [RegExp, (drugs: string[]) => string[]][] = [
  [/\b(?:both|all of them|each of them|las dos|los dos|ambas|ambos)\b/, (drugs) => drugs],
  [/\b(?:first|primera|primero|1st)\b/, (drugs) => drugs.slice(0, 1)],
  [/\b(?:second|segunda|segundo|2nd)\b/, (drugs) => drugs.slice(1, 2)],
  [/\b(?:third|tercera|tercero|3rd)\b/, (drugs) => drugs.slice(2, 3)],
  [/\b(?:last|ultima|ultimo)\b/, (drugs) => drugs.slice(-1)],
]
const compared =
  /\b(?:of the two|between the two|which (?:one )?(?:is|costs) (?:cheaper|less)|de las dos|cual (?:es|sale|cuesta) (?:mas barat[oa]|menos))\b/

/** The medicine that is named and the one of the talk, where it is asked which of them costs less. */
export function withCompared(named: string[], text: string, { drugs }: Pick<TalkContext, 'drugs'>): string[] {
  const isOfTwo = named.length === 1 && drugs.length === 1 && named[0] !== drugs[0]
  return isOfTwo && compared.test(fold(text)) ? [...drugs, ...named] : named
}

const other = /\bothers?(?: one)?\b|\b(?:la|el) otr[ao]\b/

/** Medicines that are pointed at by their place among those that were named together: "is the second one cheaper". */
export function pointedMedicines(text: string, { drugs, together, asks }: TalkContext): string[] {
  const said = fold(text)
  const isOfAnother = said.split(' ').length > mostWords || ofRecords.test(said) || (asks !== null && asks !== 'drug')
  if (together.length < 2 || isOfAnother) return []
  if (other.test(said) && drugs.length < together.length) return together.filter((drug) => !drugs.includes(drug))
  return places.find(([shape]) => shape.test(said))?.[1](together) ?? []
}
