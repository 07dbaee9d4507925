import type { AdviceAsked } from '#server/chat/turn.ts'
import { asksSomething } from '#server/chat/understand/dialogue-acts/asks-something.ts'
import { nextPatient } from '#server/chat/understand/dialogue-acts/follow-up.ts'
import { complains } from '#server/emergencies/calm.ts'
import { namesSign } from '#server/emergencies/denied.ts'
import { tellsSupply } from '#server/emergencies/none-left.ts'
import { fold } from '#text/fold.ts'
import { namesMedicine, tellsForm, tellsSecond } from './only-named.ts'

/** Something is done with a medicine otherwise than before: then what is asked of it is a doctor's, whatever it costs and whoever pays. */
const ofChange =
  /\b(?:took|stop\w*|quit\w*|skip\w*|switch\w*|mix\w*|split\w*|cut\w*|shar(?:e|es|ed|ing)|half|double|dos(?:e|es|is)|give|drink\w*|alcohol|together|instead|safe|better|worse|tom(?:ar|e|arl[oa]s?)|dej(?:o|e|ar|arl[oa]|ando)|cambi\w+|mezcl\w+|part(?:o|e|ir|irl[oa]|iendo)|compart\w+|mitad|media|doble|junt[oa]s?|en vez|en lugar|dar(?:le)?|doy|beber|ayunas|stomach|estomago|swallow\w*|chew\w*|trag\w+|mejor|peor|mal|segur[oa] (?:tomar|para))\b/
/** The same, or it is taken. */
const isTaken = /\b(?:tak(?:e|es|en|ing)|tom(?:o|a|an|ando))\b/
/** What it costs is complained of: "dr gave me diclegis, its 600 dollars??". */
const ofPrice = /\$ ?\d|\b\d{2,} ?(?:dollars|bucks|dolares|pesos|baros|varos)\b/
/** A dose or a change that a doctor has said already, and nothing asked: "the vet said 1 unit twice a day". */
const saidByDoctor =
  /\b(?:doctors?|doc|dr|dra|vet|nurse|they|medico|doctora?|veterinari[oa]|enfermera) (?:\w+ ){0,2}(?:said|says|told|told me|prescribed|wrote|gave|dijo|dice|receto|mando)\b|\b(?:me|le) (?:dijo|dijeron|receto|recetaron|mandaron)\b/
const tooMuch = /\b(?:too (?:much|many)|instead|extra|twice the|doubled?|took|tome|de mas|en vez|doble)\b/
/** "What about the Wegovy pill", of another form: nothing is mixed. */
const ofAnotherForm =
  /\b(?:what|how) about (?:the |an? )?(?:generic|(?:\w+ )?(?:pills?|tablets?|pens?|vials?|shots?|patch(?:es)?|version|brand))\W*$|\by (?:la|el|las|los) (?:de )?(?:pastillas?|generic\w*|plumas?|viales|tabletas?)\W*$/

/** "Me puede ayudar con la insulina", also as "alludar": of one thing, and nothing else is said. */
const helpWithOne =
  /^(?:\w+ ){0,6}(?:h?a(?:y|ll|i)ud\w+|help) (?:me )?(?:con|with|pa|para) (?:(?:la|el|mi|mis|las|los|the|my|esta|este) )?\w+$/

/** What a few words of a store or a hospital mean: "what is meds to beds". */
const meaningAsked =
  /^(?:(?:and|y|ok|wait) )*(?:whats|what is|what are|que es|que son|que significa) (?:eso de |the |an? )?(?:\w+ ){0,3}\w+$(?<!\b(?:dose|limit|max|amount|dosis|limite|maximo))/

/** Whose work or pay ended: "se quedó sin trabajo, cómo le hace". */
const lostWork =
  /\b(?:lost|lose|losing) (?:my|his|her|their|the|a) jobs?\b|\b(?:laid off|got fired|was fired|out of work|unemployed|between jobs|sin (?:trabajo|empleo|chamba|jale)|desemplead[oa]|(?:me|lo|la|le) (?:corrieron|despidieron|desocuparon)|perd(?:i|io) (?:el|su|mi) (?:trabajo|empleo|chamba|jale))\b/
/** Help with daily life: "do you help with food too or just the medicine". */
const withDailyLife =
  /\b(?:help\w*|ayud\w+) (?:\w+ )?(?:with|con|pa|para)(?: (?:the|la|el|los|las|my|mi))? (?:food|groceries|rent|bills?|rides?|diapers|clothes|comida|mandado|despensa|renta|luz|biles|panales|ropa|transporte)\b/
/** Whether it is sold: "can you buy that without a prescription". */
const toBuy =
  /\b(?:(?:can|could) (?:i|u|you|we|he|she|it|that|they) (?:be )?(?:buy|bought|get|gotten|sold)|(?:se |la |lo |las |los )*pued\w+ comprar\w*|vend\w+)\b.*\b(?:prescription|script|rx|over the counter|otc|re[cs]eta)\b/

const ofElse = [withDailyLife, toBuy, nextPatient]

/** Whether Navi knows a medicine: "le recetaron Opsumit, ¿sabe cuál es?". */
const whetherKnown =
  /\b(?:sabe (?:cual|que) es|(?:l[oa]s? )?conoces?(?: (?:es[ae]|l[oa]s?))?|h?a oido (?:hablar )?de \w+|do (?:you|u) know (?:it|them|that one|which (?:one )?(?:that|it) is|what (?:that|it) is)|heard of (?:\w+ )?\w+)(?= |$)(?! (?:\w+ing|si|if)\b)/
/** A medicine is carried, and taken as before: "can I take my insulin pens on the plane". */
const carried =
  /\b(?:(?:bring|carry|pack|fly|flying|travel\w*|llevar\w*|viaj\w+|vol(?:o|ar)|empac\w+)\b.*\b(?:pens?|pills?|meds?|medicines?|insulin|injections?|shots?|vials?|syringes?|needles|inhalers?|plane|airport|luggage|suitcase|bag|plumas?|pastillas?|medicinas?|insulina|inyecciones|frascos?|jeringas?|inhalador(?:es)?|avion|aeropuerto|maletas?|equipaje|bolsa)|tak(?:e|ing)\b.*\b(?:on (?:the|a|my) (?:plane|flight|cruise)|through (?:airport )?(?:security|customs)|in (?:my|the|a) (?:luggage|suitcase|carry on)))\b/
/** What somebody has at all times, and not now: "le da alergia el cacahuate". */
const allergyHeld =
  /\b(?:allergic to|(?:has|have) (?:an? )?(?:\w+ ){0,2}allerg(?:y|ies)|alergic[oa]s? (?:a|al)|(?:tiene|tengo|con) alergia|le da alergia|alergia (?:al|a l[oa]s?))\b/
/** What is as it was: "gout, since Sunday, same as always". */
const sameAsEver = /\b(?:same as (?:always|usual|every time|last time)|(?:como|lo|igual que) (?:de )?siempre)\b/
/** It lasts no whole month: what a plan and a store are asked about. */
const tooFew =
  /\b(?:r[au]ns? out (?:before|early|too (?:soon|fast))|(?:termin|acab)an? antes|(?:dont|doesnt) last (?:me )?(?:the|all|till|until)|no (?:me |le )?(?:alcanz|dur|rind)[ae]n? (?:\w+ ){0,3}(?:hasta|mes))\b/
/** On a journey also when to take it may be asked. */
const ofTime = /\b(?:time|times|zones?|when|hours?|skip|clot|hora|horas|horario|cuando|coagulo)\b/
/** More of it is used than a doctor has said. */
const usesMore = /\b(?:more|extra|twice|double|mas|doble)\b/
/** What is given now may be what somebody must not have. */
const given = /\b(?:now|gave|give|giving|hand\w*|prescribed|shot|vaccine|ahora|recet\w+|dieron|dio|mandaron|vacuna)\b/
/** What comes next: "make me a to do list". */
const ofSteps =
  /\b(?:(?:to do|todo) list|list (?:me )?(?:the|my|of|out) (?:order|steps|things)|(?:what|which) order|things to do|lista de (?:los |las )?(?:pasos|cosas)|que (?:hago|va) primero)\b/
const covers = /\b(?:cover(?:s|ed|ing)?|cubr\w+|paga(?:n|r\w*)?|pays? for)\b/

/** Who must not be without it stops nothing. */
const needsIt =
  /\b(?:cant|cannot|cant afford to|dont want to|dont wanna|afraid to|scared to|not supposed to) (?:be|go|get|run|end up) (?:without|out)\b|\bno (?:me )?(?:puedo|puede|quiero|quiere|debo|debe) (?:estar|quedar|pasar|andar)\w* sin\b/

/** What payers, papers, stores and laws do. */
const ofProcedure =
  /\b(?:they|fix|arregl\w+|renew\w*|renov\w+|\d{2,} (?:each|apiece|cada un[oa])|plans?|insurance|insurer|medicaid|medicare|seguro|aseguranza|aseguradora|(?:il)?legal|ilegal|allowed|forc\w+|oblig\w+|recetar\w*(?! algo)|shortage|short|escase\w+|counts?|cuentan?|appeal\w*|apel\w+|approv\w+|aprob\w+|covers?|covered|cubr\w+|cobertura|pays?|pagan?|costs?|cuestan?|delete|borr\w+|states?|estado|empieza|apply|aplic(?:o|ar)|send|print|school|escuela)\b/
/** Who prescribed it, who pays for it or who sells it, and what they said. */
const ofOthers =
  /\b(?:they(?:d|ll)? (?:say|said|dont|wont|put|gave|want|only|denied|prescribed)|va (?:says?|said|dont|doesnt|wont|only|pharmacy)|plans?|insurance|insurer|medicaid|medicare|(?:el|mi|su|del) seguro|aseguranza|(?:pharmacy|drugstore|farmacia) (?:says?|said|doesnt|wont|only|dice|dijo|no)|recet(?:o|aron)|prescribed|(?:dr|doctor|doc) (?:\w+ )?(?:wants?|put|has|started|ordered) (?:me|him|her|us)|(?:doctora?|dra?) (?:me|le|lo|la) (?:mando|puso|quiere))\b/
/** What in a question is a doctor's to judge, whatever else it is of. */
const ofHealth =
  /\b(?:safe|bad|ok|okay|good|happens?|normal|danger\w*|harm\w*|should|hago|pasa|mal[oa]?|buen[oa]|peligros?\w*|dano|segur[oa]|puedo|debo|work|sirven?|same|mism[oa]|igual\w*|wait|esper\w+|how (?:much|many|often)|cuant[oa]s?|hav(?:e|ing)|without|sin|off|twice|well|sick|call (?:this|it|that))\b/
/** "How long does that take", "does that change anything": nothing is taken or changed. */
const ofTimeOrMatter =
  /\bhow long (?:does|do|will|would|did|is) (?:\w+ ){1,4}tak(?:e|ing)\b(?! (?:to (?:work|kick)|effect))|\b(?:change|matter)s? (?:any|some)thing\b|\bcambia(?:ria)?(?: en)? (?:algo|nada)\b/g
const clauseEnds = /(?<=\?)|[.!;,\n]+|\s(?=(?:but|pero|and|y|or|o|bc|because|porque|if|si|like)\s)/i

type Heard = { folded: string; isAsked: boolean }

/** What of each question for a doctor is none. */
const isNone: Partial<Record<AdviceAsked, (heard: Heard) => boolean>> = {
  mixing: ({ folded }) =>
    ofAnotherForm.test(folded) ||
    (meaningAsked.test(folded) && !isUsed(folded)) ||
    helpWithOne.test(folded) ||
    isOfCoverage(folded),
  stop: ({ folded }) => needsIt.test(folded) && !ofChange.test(folded),
  dose: ({ folded, isAsked }) => !isAsked && saidByDoctor.test(folded) && !tooMuch.test(folded),
}

function isOfCoverage(folded: string): boolean {
  return covers.test(folded) && !ofChange.test(folded) && !isTaken.test(folded)
}

/** Whether nothing is done with a medicine otherwise than before, whatever is heard. */
function isOfElse({ folded, isAsked }: Heard): boolean {
  if (ofChange.test(folded)) return false
  if (carried.test(folded)) return !ofTime.test(folded)
  if (whetherKnown.test(folded) || ofSteps.test(folded)) return true
  if (isAsked) return false
  if (tellsSupply(folded)) return true
  return (
    (sameAsEver.test(folded) && !toJudge.test(folded)) ||
    (allergyHeld.test(folded) && !given.test(folded)) ||
    (tooFew.test(folded) && !usesMore.test(folded))
  )
}

/**
 * Whether what is asked, read without what is told beside it, is of a plan, a paper, a store or a law: "he's been on it since he was
 * six. can they say no". Of 1,500 questions for a doctor that were set aside and heard it takes 5.
 */
function asksOfProcedure(text: string): boolean {
  const asked = text.split(clauseEnds).filter(asksSomething).join('. ')
  const folded = fold(asked).replace(ofTimeOrMatter, 'counts')
  if (!ofProcedure.test(folded) || namesMedicine(asked)) return false
  return ![ofChange, isTaken, ofHealth, complains].some((shape) => shape.test(folded)) && !namesSign(asked)
}

/** Who may bear a medicine badly, and what is wondered of one, though nothing marks it as asked. */
const toJudge =
  /\b(?:nursing|breast ?feed\w*|pregnan\w+|trimester|embaraz\w+|encinta|lactan\w*|(?:dando|doy|dar) (?:el )?pecho|amamant\w+|diabetic|kidneys?|liver|rinon\w*|higado|vs|versus|fight|discard|ought|would|thinking|low|high|check|years ago|days?|dias|or|o|conviene|con|with|uso|usa|de encargo)\b/

/** Whether a text only tells who prescribes, sells or pays for a medicine: "also Descovy, my doctor wants me on it". */
function tellsOfOthers(text: string, { folded, isAsked }: Heard): boolean {
  if (isAsked || !ofOthers.test(folded) || isUsed(folded)) return false
  return !toJudge.test(folded) && !complains.test(folded) && !namesSign(text)
}

/** Whether a folded text says that a medicine is taken, or used otherwise than before. */
function isUsed(folded: string): boolean {
  return ofChange.test(folded) || isTaken.test(folded)
}

/** What the body does, and whether to stop, is a doctor's to judge, whatever else is told. */
const ofBody = new Set<AdviceAsked>(['side_effects', 'symptoms', 'stop'])

/**
 * Whether a text asks or tells of a price, work that was lost, another client, another form or medicine, or the dose that a
 * doctor has said, where a question for a doctor is heard.
 */
export function asksElse(asked: AdviceAsked, text: string, folded: string): boolean {
  const isAsked = asksSomething(text)
  if (isAsked && asksOfProcedure(text)) return true
  if (isNone[asked]?.({ folded, isAsked }) || isOfElse({ folded, isAsked }) || (!isAsked && tellsForm(text)))
    return true
  if (ofBody.has(asked) || ofChange.test(folded)) return false
  if (lostWork.test(folded) || tellsOfOthers(text, { folded, isAsked }) || (!isAsked && tellsSecond(text))) return true
  return !isTaken.test(folded) && (ofPrice.test(text) || ofElse.some((shape) => shape.test(folded)))
}

/** Whether what is asked of an animal's medicine is how to give it. */
export function asksHowToGive(folded: string): boolean {
  return isUsed(folded) || /\b(?:how (?:much|many)|cuant[oa]s?)\b(?!.*\b(?:cost|pay|cuesta|sale|vale)\w*)/.test(folded)
}

/** "My bp was 178 over 104, is that bad". */
export const asksOfReading =
  /\b(?:bp|blood pressure|pressure|sugar|glucose|a1c|cholesterol|potassium|inr|tsh|presion|azucar|glucosa|colesterol|hemoglobina)\b.*\d.*\b(?:is (?:that|this|it) (?:\w+ )?(?:bad|high|low|normal|dangerous|ok|okay|good)|(?:es|esta) (?:eso |muy )?(?:mal[oa]?|alt[oa]|mucho|peligros\w*|baj[oa]|normal|bien))\b/
