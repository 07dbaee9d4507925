import type { AdviceAsked } from '#server/chat/turn.ts'
import { asksSomething } from '#server/chat/understand/asks-something.ts'

/** Something is done with a medicine: then what is asked of it is a doctor's, whatever it costs and whoever pays. */
const ofTaking =
  /\b(?:tak(?:e|es|en|ing)|took|stop\w*|quit\w*|skip\w*|switch\w*|mix\w*|split\w*|half|double|dos(?:e|es|is)|give|drink\w*|alcohol|together|safe|tom(?:ar|o|a|e|arl[oa]s?|ando)|dej(?:o|e|ar|arl[oa])|cambi\w+|mezcl\w+|mitad|doble|junt[oa]s?|dar(?:le)?|beber|segur[oa] (?:tomar|para))\b/
/** What it costs is complained of: "dr gave me diclegis, its 600 dollars??". */
const ofPrice = /\$ ?\d|\b\d{2,} ?(?:dollars|bucks|dolares|pesos|baros|varos)\b/
/** Who pays, which papers they want, and for whom: "also wic? and do I need to show a pregnancy test paper". */
const ofCoverage =
  /\b(?:wic|snap|papers?|papeles|proof|comprobante|appl(?:y|ication)|solicitud|cover(?:s|ed|age)?|pays? (?:for|it|that)|cubr\w+|pagan?|qualif\w+|calific\w+|approv\w+|aprueb\w+|me sirve para|cuenta para|counts? (?:for|toward)|help me qualify)\b/
/** A dose or a change that a doctor has said already, and nothing asked: "the vet said 1 unit twice a day". */
const saidByDoctor =
  /\b(?:doctors?|doc|dr|dra|vet|nurse|they|medico|doctora?|veterinari[oa]|enfermera) (?:\w+ ){0,2}(?:said|says|told|told me|prescribed|wrote|gave|dijo|dice|receto|mando)\b|\b(?:me|le) (?:dijo|dijeron|receto|recetaron|mandaron)\b/
const tooMuch = /\b(?:too (?:much|many)|instead|extra|twice the|doubled?|took|tome|de mas|en vez|doble)\b/
/** A doctor agrees with another medicine: what is asked of it is its price. */
const doctorAgrees =
  /\b(?:doctors?|doc|dr|dra|medico|doctora?) (?:me )?(?:said|says|dijo|dice) (?:(?:that|que|q|i|he|she|it|we) )*(?:can|could|may|podia|podria|puedo|puede|was ok|is ok|esta bien)\b/
const isSafe = /\b(?:safe|segur[oa]|mix\w*|together|junt[oa]s?|with my|con mi)\b/
const ofStopping =
  /\b(?:stop\w*|quit\w*|skip\w*|miss\w*|without|ran|run|off|half|cut\w*|forg\w+|tak\w*|st?o?p|need\w*|tom\w+|par(?:o|ar)|taper\w*|wean\w*|less|last|stretch\w*|dej\w+|salt\w+|suspend\w*|sin|olvid\w+|mitad|menos|rind\w+|alcan\w+|part\w+|perdi)\b/
/** "What about the Wegovy pill", of another form: nothing is mixed. */
const ofAnotherForm =
  /\b(?:what|how) about (?:the |an? )?(?:generic|(?:\w+ )?(?:pills?|tablets?|pens?|vials?|shots?|patch(?:es)?|version|brand))\W*$|\by (?:la|el|las|los) (?:de )?(?:pastillas?|generic\w*|plumas?|viales|tabletas?)\W*$/

type Heard = { folded: string; isAsked: boolean }

/** What of each question for a doctor is none. */
const isNone: Partial<Record<AdviceAsked, (heard: Heard) => boolean>> = {
  mixing: ({ folded }) => ofAnotherForm.test(folded),
  dose: ({ folded, isAsked }) => !isAsked && saidByDoctor.test(folded) && !tooMuch.test(folded),
  switch: ({ folded }) => doctorAgrees.test(folded) && !isSafe.test(folded),
  stop: ({ folded }) => !ofStopping.test(folded),
}

/** Whether a text asks or tells of money, papers, another form, or what a doctor has said, where a question for a doctor is heard. */
export function asksElse(asked: AdviceAsked, text: string, folded: string): boolean {
  if (isNone[asked]?.({ folded, isAsked: asksSomething(text) })) return true
  if (asked === 'side_effects' || ofTaking.test(folded)) return false
  return ofPrice.test(text) || ofCoverage.test(folded)
}

/** Whether what is asked of an animal's medicine is how to give it. */
export function asksHowToGive(folded: string): boolean {
  return (
    ofTaking.test(folded) ||
    /\b(?:how (?:much|many)|cuant[oa]s?)\b(?!.*\b(?:cost|pay|cuesta|sale|vale)\w*)/.test(folded)
  )
}

/** "My bp was 178 over 104, is that bad". */
export const asksOfReading =
  /\b(?:bp|blood pressure|pressure|sugar|glucose|a1c|cholesterol|potassium|inr|tsh|presion|azucar|glucosa|colesterol|hemoglobina)\b.*\d.*\b(?:is (?:that|this|it) (?:\w+ )?(?:bad|high|low|normal|dangerous|ok|okay|good)|(?:es|esta) (?:eso |muy )?(?:mal[oa]?|alt[oa]|mucho|peligros\w*|baj[oa]|normal|bien))\b/
