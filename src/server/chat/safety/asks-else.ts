import type { AdviceAsked } from '#server/chat/turn.ts'
import { asksSomething } from '#server/chat/understand/asks-something.ts'

/** Something is done with a medicine: then what is asked of it is a doctor's, whatever it costs and whoever pays. */
const ofTaking =
  /\b(?:tak(?:e|es|en|ing)|took|stop\w*|quit\w*|skip\w*|switch\w*|mix\w*|split\w*|half|double|dos(?:e|es|is)|give|drink\w*|alcohol|together|safe|tom(?:ar|o|a|e|arl[oa]s?|ando)|dej(?:o|e|ar|arl[oa])|cambi\w+|mezcl\w+|mitad|doble|junt[oa]s?|dar(?:le)?|beber|segur[oa] (?:tomar|para))\b/
/** What it costs is complained of: "dr gave me diclegis, its 600 dollars??". */
const ofPrice = /\$ ?\d|\b\d{2,} ?(?:dollars|bucks|dolares|pesos|baros|varos)\b/
/** A dose or a change that a doctor has said already, and nothing asked: "the vet said 1 unit twice a day". */
const saidByDoctor =
  /\b(?:doctors?|doc|dr|dra|vet|nurse|they|medico|doctora?|veterinari[oa]|enfermera) (?:\w+ ){0,2}(?:said|says|told|told me|prescribed|wrote|gave|dijo|dice|receto|mando)\b|\b(?:me|le) (?:dijo|dijeron|receto|recetaron|mandaron)\b/
const tooMuch = /\b(?:too (?:much|many)|instead|extra|twice the|doubled?|took|tome|de mas|en vez|doble)\b/
/** "What about the Wegovy pill", of another form: nothing is mixed. */
const ofAnotherForm =
  /\b(?:what|how) about (?:the |an? )?(?:generic|(?:\w+ )?(?:pills?|tablets?|pens?|vials?|shots?|patch(?:es)?|version|brand))\W*$|\by (?:la|el|las|los) (?:de )?(?:pastillas?|generic\w*|plumas?|viales|tabletas?)\W*$/

type Heard = { folded: string; isAsked: boolean }

/** What of each question for a doctor is none. */
const isNone: Partial<Record<AdviceAsked, (heard: Heard) => boolean>> = {
  mixing: ({ folded }) => ofAnotherForm.test(folded),
  dose: ({ folded, isAsked }) => !isAsked && saidByDoctor.test(folded) && !tooMuch.test(folded),
}

/** Whether a text asks or tells of a price, another form, or the dose that a doctor has said, where a question for a doctor is heard. */
export function asksElse(asked: AdviceAsked, text: string, folded: string): boolean {
  if (isNone[asked]?.({ folded, isAsked: asksSomething(text) })) return true
  if (asked === 'side_effects' || ofTaking.test(folded)) return false
  return ofPrice.test(text)
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
