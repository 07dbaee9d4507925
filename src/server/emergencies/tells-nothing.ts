import { kindOf } from '#language/labels.ts'
import type { TalkState } from '#language/talk-state.ts'
import { fold } from '#text/fold.ts'
import { tellsPause } from './tells-pause.ts'

/** Said by who is not sure of a name: "alopurinol o como se llame". */
const hedges =
  /[,\s](?:or|o) (?:como (?:se (?:llamen?|diga|escriba)|quiera que se llame)|algo as[ií]|whatever (?:it['’]?s|it is|that['’]?s|they['’]?re) (?:called|spelled)|however you (?:spell|say) it|something like that)(?!\p{L})/giu

/** "And if he says no", of a clerk: the whole of what is said. */
const ofRefusal =
  /^(?:(?:and|but|so|ok|well|what|y|pero|bueno|que pasa|then) )*(?:if|si) (?:(?:he|she|they|it|el|ella|ellos|me|nos|le|les|todavia|still) )*(?:says?|tells? me|refuses?|dicen?|digan?|niegan?)(?: (?:que )?(?:no|nope))?(?: (?:again|then|anyway|otra vez|entonces))?(?: (?:what do i do|what then|que hago|que))?$/

/** "Good, I won't then": who agrees, and says nothing else. */
const ofAssent =
  /^(?:(?:ok|okay|good|great|fine|alright|all right|bueno|ah|esta bien|perfecto|entonces|then) )+(?:i wont|i will not|no lo hago|no lo voy a hacer|no la pido)(?: (?:then|do (?:it|that)|entonces|pues))*$/

/** "No, I'm not going to buy it from him": the whole of what is said. */
const ofPurchase =
  /^(?:(?:no|nope|nah|ok|okay|ah|bueno|claro|tranquil[oa]|ya se|i know|dont worry|lol) )*(?:no (?:(?:le|les|se) )?(?:(?:lo|la|los|las) )?(?:voy|vamos) a (?:comprar|pagar|firmar|mandar)(?:l[eoa]s?|sel[oa]s?)?|(?:im|i am|were|we are) not (?:gonna|going to) (?:buy|pay|sign|send)|(?:i|we) wont (?:buy|pay|sign|send))(?: (?:nada|it|that|those|them|him|her|anything|any|for it|from (?:him|her|them)|a (?:el|ella|ese)))*$/

const ofDebt = /\b(?:collections?|collectors?|coleccion(?:es)?|colector\w*|cobranzas?|cobrador\w*)\b/
const calls = /\b(?:call\w*|text\w*|letters?|phon\w+|llama\w*|hablan?|marcan?|mandan?|escriben?|cartas?|insist\w+)\b/
/** Who says on the phone that they are from an office. */
const ofCaller =
  /\b(?:call\w*|phon\w+|text\w*|llam\w+|habl(?:o|aron|an)|marc(?:o|aron|an))\b.{0,60}\b(?:from|of|about|says?|saying|said|was|del?|que (?:era|eran|es|son)|diciendo|dice|dijo)\b.{0,20}\b(?:medicare|medicaid|social security|insurance|irs|bank|seguro social|seguro|aseguranza|banco|gobierno)\b/
/** Who is only ill-tempered, behind a counter or as a landlord. */
const ofTemper =
  /\b(?:landlord|landlady|clerk|cashier|pharmacist|receptionist|lady at|guy at|casero|casera|duen[oa] de (?:la|mi) (?:casa|apartamento|departamento|traila)|cajer[oa]|farmaceutic[oa]|recepcionista|muchach[oa] de)\b.{0,60}\b(?:angry|mad|mean|rude|grumpy|annoyed|upset|hates?|enojad\w*|enojon\w*|enoj[ao]|bravo|brava|groser[oa]|molest[oa]|mal genio|caracter|se enoj\w+)\b/
/** Who comes near is more than a voice on the phone, */
const comesNear = /\b(?:house|home|door|outside|he|she|him|kids?|casa|puerta|afuera|hij[oa]s?|ella)\b/
/** and who is known, or does harm, no stranger in a bad mood. */
const mayHarm =
  /\b(?:ex|husband|wife|boyfriend|girlfriend|espos[oa]|marido|novi[oa]|pareja|gun|knife|hit\w*|hurt\w*|kill\w*|scar\w+|afraid|threat\w*|force\w*|follow\w*|touch\w*|grab\w*|push\w*|lock\w*|throw\w*|threw|raped?|pistola|cuchillo|peg\w+|golpe\w*|mat\w+|miedo|amenaz\w*|sigue\w*|persig\w+|toc(?:a|o|aba|ar|arme)|agarr\w+|empuj\w+|enc[ie]+rr\w+|avent\w+|oblig\w+|viol\w+)\b/

/** What is taken for the chest, one of it: the whole of what is said. */
const ofOneAspirin =
  /^(?:(?:ya|i|he|she|we|just|already|ok|yes|si|and|y|solo|only) )*(?:(?:me|le|se) )?(?:took|take|gave|chewed|had|tome|tomo|di|dio|mastique|mastico|puse)(?: (?:him|her|me|my|la|el))?(?: (?:an?|one|1|una?|half an?|media|baby))* (?:aspirin|aspirina|asprin|nitro\w*)(?: (?:already|ya|ahorita|just now|now))?$/

/** What agrees with the answer that a doctor decides: "ok ok I won't take hers". */
const agrees =
  /^\W*(?:(?:ok(?:ay)?|fine|al?right|yes|yeah|no|got it|fair enough|esta bien|bueno|s[ií]|dale)\W+)*(?:i (?:won['’]?t|wont|will not|wouldn['’]?t|wouldnt)(?: (?:do|take|stop|mix|skip|share|quit|try))?|no (?:me )?(?:l[oa]s? )?(?:voy a )?(?:hago|hacer(?:l[oa])?|tomo|tomar(?:l[oa]s?)?|dejo|mezclo|comparto))(?: (?:it|that|this|them|hers|his|any|then|eso|nada|entonces))*(?=\W|$)(?= ?[.,;!?]| but| pero|$)/iu

/** A text without what only doubts a name, before any danger, or agrees with what was said of a doctor. */
export function withoutHedges(text: string, before?: TalkState): string {
  return isAfterDanger(before) ? text : withoutAgreement(text, before).replace(hedges, '')
}

/** A text without what agrees that a doctor decides, after that was said. */
export function withoutAgreement(text: string, before?: TalkState): string {
  return before && kindOf(before.last) === 'advice' ? text.replace(agrees, '') : text
}

const paper =
  '(?:papers?|letters?|envelopes?|mail|notices?|forms?|cards?|bills?|statements?|packets?|papel(?:es|ito)?|cartas?|sobres?|avisos?|formas?|formularios?|tarjetas?|recibos?|correo)'
const thrown = String.raw`(?:thr[eo]w|thrown|throw|toss(?:ed)?|trashed|tir(?:[oó]|[eé]|aron|amos)|bot(?:[oó]|[eé]|aron)|romp(?:i[oó]|[ií])|ate|se comi[oó])(?!\p{L})`
const takenForJunk = String.raw`(?: (?:thinking|pensando|creyendo|(?:b?ecause|cause|cuz|porque|por que) (?:\p{L}+ )?(?:thought|figured|pens[oeéó]|cre[ií]a?))(?:(?! (?:and|but|y|pero|que se|se) )[^.,;!?])*)?`
/** "She got a yellow paper and threw it away thinking it was junk". */
const paperThrown = new RegExp(
  [
    String.raw`(?<!\p{L})${paper}(?: \p{L}+){0,4} ${thrown}(?: (?:it|them|that|away|out|a la basura))*(?! (?:at|me|myself|himself|herself))${takenForJunk}`,
    String.raw`(?<!\p{L}|\bse )${thrown} (?:away |out )?(?:(?:the|my|her|his|that|it|some|a|la|el|las|los|mi|su|un|una|esa?|ese) )?(?:\p{L}+ )?${paper}(?!\p{L})(?: (?:away|out|a la basura|in the trash))?(?! (?:at|on) (?:me|him|her)\b)${takenForJunk}`,
  ].join('|'),
  'giu',
)

const ofParting = /goodbye|suicid|despe?did/i

/** Guns that are tools. */
const toolGun =
  /(?<!\p{L})(?:nail|glue|staple|heat|spray|paint|massage|tattoo|caulking) guns?(?!\p{L})|(?<!\p{L})pistolas? (?:de clavos|de silicon|de pintura|de calor|de masaje)(?!\p{L})/giu

/** Who is to change a dose without a doctor: "he wants to go up on his coumadin himself". */
const doseByOneself =
  /(?<!\p{L})((?:go(?:ing)? (?:up|down)|up|rais(?:e|ing)|bump(?:ing)?(?: up)?|increas(?:e|ing)|lower(?:ing)?|chang(?:e|ing)|adjust(?:ing)?) (?:on )?(?:his|her|my|the|their) (?:\p{L}+ ){1,2})(?:by |all by )?(?:him|her|my|them)sel(?:f|ves)(?=\P{L}*$|[.!?,])/giu

/** Who threatens to fire somebody, and with nothing else, hurts nobody by it. */
const threatOfFiring =
  /(?<=(?<!\p{L})(?:boss|manager|supervisor|employer|patr[oó]n|patrona|jef[ea]|encargad[oa])(?: (?:me|le|nos|is|he|she|keeps|was|ya|siempre|que)){0,3}) (?:threat\w*|amenaz\w*|says?|said|dice|dijo)(?: (?:to|that|if|he|she|it|they|is|hes|shes|hell|shell|will|would|might|gonna|going|con|que|ya|me|lo|la|nos|va|van|iba|a)){0,6}? (?:(?:fir(?:e|ed|ing)|let (?:me|him|her|us) go|cut (?:my|his|her|our) hours)|correr(?:me|lo|la|los|nos)|corre|despedir\p{L}*|despide|echar(?:me|lo|la|nos))(?!\p{L})(?! de (?:la|mi) casa)/giu

/** A text without that a letter was thrown away, without that a boss threatens to fire, without guns that are tools, and without by whom a dose is changed. */
export function withoutThings(text: string): string {
  const plain = text.replace(threatOfFiring, '').replace(toolGun, 'tool').replace(doseByOneself, '$1')
  return ofParting.test(plain) ? plain : plain.replace(paperThrown, ' ')
}

/** Whether a text is of a refusal, an assent, what is not bought or somebody who goes to look or to ask, and nothing else, before any danger. */
export function isOfNothing(text: string, before?: TalkState): boolean {
  if (isAfterDanger(before)) return false
  return [ofRefusal, ofAssent, ofPurchase].some((shape) => shape.test(fold(text))) || tellsPause(text)
}

/** Whether a text tells, before any danger, of collectors or swindlers who call, or of a landlord's or clerk's temper: that hurts nobody. */
export function isOfStranger(text: string, before?: TalkState): boolean {
  const folded = fold(text)
  if (isAfterDanger(before) || mayHarm.test(folded)) return false
  if (ofCaller.test(folded) || ofTemper.test(folded)) return true
  return ofDebt.test(folded) && calls.test(folded) && !comesNear.test(folded)
}

/** Whether a text tells of one aspirin, where a chest hurts: no poison. */
export function isForChest(text: string, before?: TalkState): boolean {
  return before?.last === 'danger:medical' && ofOneAspirin.test(fold(text))
}

function isAfterDanger(before?: TalkState): boolean {
  return before?.last.startsWith('danger:') ?? false
}
