import type { TalkState } from '#language/talk-state.ts'
import { fold } from '#text/fold.ts'

/** Said by who is not sure of a name: "alopurinol o como se llame". */
const hedges =
  /[,\s](?:or|o) (?:como (?:se (?:llamen?|diga|escriba)|quiera que se llame)|algo as[ií]|whatever (?:it['’]?s|it is|that['’]?s|they['’]?re) (?:called|spelled)|however you (?:spell|say) it|something like that)(?!\p{L})/giu

/** "And if he says no", of a clerk: the whole of what is said. */
const ofRefusal =
  /^(?:(?:and|but|so|ok|well|what|y|pero|bueno|que pasa|then) )*(?:if|si) (?:(?:he|she|they|it|el|ella|ellos|me|nos|le|les|todavia|still) )*(?:says?|tells? me|refuses?|dicen?|digan?|niegan?)(?: (?:que )?(?:no|nope))?(?: (?:again|then|anyway|otra vez|entonces))?(?: (?:what do i do|what then|que hago|que))?$/

const ofDebt = /\b(?:collections?|collectors?|coleccion(?:es)?|colector\w*|cobranzas?|cobrador\w*)\b/
const calls = /\b(?:call\w*|text\w*|letters?|phon\w+|llama\w*|hablan?|marcan?|mandan?|escriben?|cartas?|insist\w+)\b/
/** Who comes, or is known, is more than a voice on the phone. */
const comesNear =
  /\b(?:house|home|door|outside|ex|he|she|him|husband|wife|boyfriend|girlfriend|kids?|gun|hit\w*|hurt\w*|kill\w*|scar\w+|afraid|threat\w*|force\w*|follow\w*|casa|puerta|afuera|espos[oa]|marido|novi[oa]|pareja|hij[oa]s?|pistola|peg\w+|golpe\w*|mat\w+|miedo|amenaz\w*|sigue\w*|ella)\b/

/** What is taken for the chest, one of it: the whole of what is said. */
const ofOneAspirin =
  /^(?:(?:ya|i|he|she|we|just|already|ok|yes|si|and|y|solo|only) )*(?:(?:me|le|se) )?(?:took|take|gave|chewed|had|tome|tomo|di|dio|mastique|mastico|puse)(?: (?:him|her|me|my|la|el))?(?: (?:an?|one|1|una?|half an?|media|baby))* (?:aspirin|aspirina|asprin|nitro\w*)(?: (?:already|ya|ahorita|just now|now))?$/

/** A text without what only doubts a name, before any danger. */
export function withoutHedges(text: string, before?: TalkState): string {
  return isAfterDanger(before) ? text : text.replace(hedges, '')
}

/** Whether a text is of a refusal and nothing else, before any danger. */
export function isOfRefusal(text: string, before?: TalkState): boolean {
  return !isAfterDanger(before) && ofRefusal.test(fold(text))
}

/** Whether a text tells, before any danger, of collectors who call: a voice on the phone hurts nobody. */
export function isOfDebt(text: string, before?: TalkState): boolean {
  const folded = fold(text)
  return !isAfterDanger(before) && ofDebt.test(folded) && calls.test(folded) && !comesNear.test(folded)
}

/** Whether a text tells of one aspirin, where a chest hurts: no poison. */
export function isForChest(text: string, before?: TalkState): boolean {
  return before?.last === 'danger:medical' && ofOneAspirin.test(fold(text))
}

function isAfterDanger(before?: TalkState): boolean {
  return before?.last.startsWith('danger:') ?? false
}
