import { conceptsIn } from '#language/concepts/concepts.ts'
import { detailOf, kindOf } from '#language/labels.ts'
import { loadLexicon, loadScorer } from '#language/scorer/load-scorer.ts'
import type { TalkState } from '#language/talk-state.ts'
import { tokenize } from '#language/tokens.ts'
import { tellsOfEarlier, tellsOfTried } from '#server/chat/medicines/tried-before.ts'
import type { AdviceAsked } from '#server/chat/turn.ts'
import { complains } from '#server/emergencies/calm.ts'
import { fold } from '#text/fold.ts'
import { asksHowMuch, asksOtherAmount } from './asks-dose.ts'
import { asksElse, asksOfReading } from './asks-else.ts'
import { isListAlone, namesMedicine } from './only-named.ts'

/**
 * Of a writer from whom nothing was learnt five of six such questions lie above it, and 3 % of the others; in the middle of
 * talks 85 % and 2 %.
 */
const sure = 0.2
/** Who takes less to save money took nothing too much, */
const takesLess =
  /\b(?:make (?:it|them|em) last|to stretch|stretch(?:ing)? (?:it|them|my)|instead of (?:two|2|three|3|both)|skipp?(?:ing|ed)? (?:(?:it |them )?to make|doses?|days?|pills?|every)|(?:cut|cutting|split|splitting|break|breaking) (?:\w+ ){1,3}in half|half (?:a|the|of my) (?:pill|dose)|every other day|(?:me |le |nos )?(?:duren?|rindan?|alcancen?)|un dia si|media pastilla|la mitad|saltando\w*|en vez de (?:dos|2|tres|3))\b/
/** and does not ask whether they may. */
const asksLeave = /\b(?:can|should|may|could|is it ok|what if|puedo|podria|debo|se puede|y si|que pasa si)\b/
/** Which of two is better, or whether the new one will do, though nothing marks it as asked. */
const asksOfNew =
  /\b(?:is (?:that|this|it) (?:ok|okay|safe|bad|good|better)|better|worse|same|just as|would (?:it|that|this)|think|know|suggest|recommend|mejor|peor|iguale?s?|mism[oa]s?|conviene|opina\w*|sugier\w+|recomiend\w+|saber)\b/
/** "I get winded going to the mailbox, is that the heart failure or is the medicine not working": what is felt, and of what it comes. */
const asksOfCause =
  /\b(?:winded|(?:out|short) of breath|dizzy|swell\w*|swollen|faint\w*|throw(?:ing)? up|me falta el aire|me agito|me canso|me mareo|se me hincha\w*|vomit\w*)\b.*\b(?:is (?:that|it|this)|es|sera) (?:\w+ ){1,4}(?:or|o) .*\b(?:medicines?|meds?|pills?|medicinas?|pastillas?)\b/
/** Who skips doses for the money asks nothing, and is in danger with some medicines. */
const skipsToSave =
  /\b(?:skipping|skips|been skipping)\b.*\b(?:make (?:it|them) last|stretch (?:it|them)|save money|cant (?:afford|pay))\b|\bsalta(?:ndo|ndose)?\b.*\b(?:que (?:le |me )?(?:dure|rinda|alcance)n?|por falta de dinero)\b/
/** "If he doesn't get it he won't take it and that's that": who means to do without. */
const wontTake =
  /\b(?:(?:he|she|i)(?: just)? (?:wont|will not|refuses to|isnt going to|isnt gonna|aint gonna|is not going to|not taking)(?: take)? (?:it|them)(?= (?:and thats|anymore|any more|then|at all|no more|period|cuz|because|he feels|she feels|i feel)|$)|(?:hes|shes|im|he is|she is|i am) (?:done|through) (?:with|taking) (?:it|them|his|her|my)|no (?:se |me )?(?:la|lo|las|los) (?:va a |voy a |piensa |quiere |quiero )?tom(?:a|ar|arsel[oa]s?|arl[oa]s?|o)(?= (?:y ya|y punto|mas|entonces|porque|que se|ni)|$))/
/** "She also takes warfarin, is that ok", "can I take it with Advil": of two, also in words that the language model takes for the name of one. */
const asksTogether =
  /\b(?:can|could|should|puedo|puede|se puede)\b.{0,15}\b(?:take|tomar\w*)\b.{0,20}\b(?:with|con)\b|\b(?:tak(?:e|es|ing)|on|tom[oa]|usa|uso)\b.*\b(?:is (?:that|it|this) (?:ok|okay|safe|bad|dangerous)|(?:hace|hara) (?:dano|mal)|pasa algo|hay problema|es (?:malo|peligroso|seguro))$/
/** What may be used together is no medicine: "a coupon and my insurance together". */
const ofPayment = /\b(?:coupons?|insurance|discount cards?|copay cards?|savings cards?|cupon(?:es)?|seguro|tarjetas?)\b/
/** What is asked of money is no medicine: "no sé cómo pagarlas", "the cheapest of each". */
const ofMoney =
  /\b(?:pagarl[oa]s?|(?:la|lo|las|los) compr(?:o|amos)|comprarl[oa]s?|buy (?:it|them|this|that)|lo mas barat[oa]|mas barat[oa]s?|cheapest|cheaper|afford (?:it|them|this|that|these)|discount cards?|copay cards?|coupons?|cupon(?:es)?)\b/
const ofTaking =
  /\b(?:tak(?:e|es|ing)|stop\w*|quit\w*|skip\w*|switch\w*|chang\w+|dos(?:e|es|is)|mix\w*|split\w*|cut\w*|half|instead|tom(?:ar|o|a|e|arl[oa]s?|ando)|dej\w+|cambi\w+|mezcl\w+|part\w+|mitad|en vez|suspend\w+|same|mism[oa]|safe|segur[oa])\b/
const withoutIt = /\b(?:without|sin|skipp?\w*|off|missed|half|double|doble|media|salt\w+)\b/
/** What is done first is no medicine: "which one should I do first". */
const ofSteps = /\b(?:do|call|apply to|apply for|fill out|hago|llamo|pido|solicito|lleno) (?:first|primero)\b/
/** What is missed is no dose: "did I miss my chance". */
const ofChance =
  /\b(?:miss|missed|perdi|se me paso) (?:\w+ )?(?:chance|deadline|window|date|enrollment|renewal|payment|plazo|fecha|oportunidad|renovacion|pago)\b/
/** Who takes it so that nobody at home sees it stops nothing. */
const seenByOthers =
  /^(?!.*\b(?:stop\w*|quit\w*|skip\w*|dej\w+)\b).*(?:\b(?:without|w o|so|sin que|que no)\b.{0,30}\b(?:parents?|mom|dad|mother|father|husband|wife|family|padres|papas?|mamas?|espos[oa]|marido|familia)\b.{0,20}\b(?:see|sees|seeing|know|knows|knowing|find|finding|vean?|sepan?|enteren?)\b|\bsin que (?:lo |la |se )?(?:vean?|sepan?|enteren?)\b.{0,20}\b(?:padres|papas?|mamas?|espos[oa]|marido|familia)\b)/
/** So few words may be a name and nothing asked: "and Abilify". */
const [fewWords, surer] = [3, 0.75]

/** Below it who speaks of no medicine, no illness and no body asks something else: "it is more than 60 days, did I miss my chance". */
const surelyAsked = 0.5
const ofBody =
  /^(?:act|body|ill|med|symptom)_|^(?:medicine|dose|dose_late_question|side_effect|swallow|effect_question|feel_sick|feeling_better|food_with_med|mixing_food_alcohol|meds_together_question|pregnancy|birth_control|getting_worse|stop_question|switch_question|nonadherence_consequence|supply_bottle|blood_thinner_caution|quantity_small|too_many|q_is_it_safe|doctor|nurse)$/

/** So many words have their own meaning, whatever was said before: "do they give you the sensors too". */
const [fewestOfOwn, unlikelyAlone] = [8, 0.03]

/** What befell somebody told as a reason: "me dio ronchas, por eso me la cambiaron", "una vez dejé de tomarlas, por eso pregunto". */
const toldAsReason =
  /\b(?:por eso|thats why|(?:that|which) is why|not doing that again|so (?:he|she|they|(?:my|the) (?:doctor|dr)))\b/
const happened =
  /\b(?:(?:una|la otra|la ultima|esa) vez|one time|(?:last|that) time|last year|ano pasado|cambi(?:o|aron)|quit(?:o|aron)|suspendi(?:o|eron)|switched|stopped (?:it|that|them)|took (?:me|him|her) off|put (?:me|him|her) on)\b/

/** What is heard where medicines are only named, one after the other. */
const ofList = new Set<AdviceAsked>(['mixing', 'dose', 'side_effects', 'other'])

/** "Una pregunta, me recetaron Prolia": who begins so has asked nothing yet. */
const opening =
  /(?<!\p{L})(?:una (?:pregunta|consulta|duda)(?: r[aá]pida)?|(?:(?:just |quick |one |a )+)question(?: for (?:you|u))?)\s*[,:]\s*/iu

/** What a text asks that only a doctor or pharmacist may answer, as the language model hears it. */
export function readAdvice(said: string, before?: TalkState): AdviceAsked | null {
  const text = said.replace(opening, '')
  const folded = fold(text)
  const byWords = adviceByWords(folded)
  if (byWords) return byWords
  const isTogether = asksTogether.test(folded) && !ofPayment.test(folded) && namesMedicine(text)
  const together = isTogether ? ('mixing' as const) : undefined
  const asked = likeliestAdvice(text, before) ?? together
  if (!asked || isOfElse(asked, folded) || asksElse(asked, text, folded)) return null
  if (ofList.has(asked) && isListAlone(text)) return null
  if (isOfEarlier(asked, text) && !asksLeave.test(folded) && !text.includes('?')) return null
  return asked === 'dose' && takesLess.test(folded) && !asksLeave.test(folded) ? 'stop' : asked
}

/** What the language model does not surely hear. */
function adviceByWords(folded: string): AdviceAsked | undefined {
  if (tellsStop(folded)) return 'stop'
  if (asksHowMuch(folded) || asksOtherDose(folded)) return 'dose'
  if (asksOfCause.test(folded)) return 'symptoms'
  return asksOfReading.test(folded) ? 'other' : undefined
}

function tellsStop(folded: string): boolean {
  return skipsToSave.test(folded) || wontTake.test(folded)
}

function asksOtherDose(folded: string): boolean {
  const isOfMoney = [ofPayment, ofMoney].some((shape) => shape.test(folded))
  return asksOtherAmount(folded) && !isOfMoney && isOfBody(folded)
}

/** "I tried both, and they gave me cramps" asks nothing, nor does "I was on Tecfidera, now they offer me Kesimpta". */
function isOfEarlier(asked: AdviceAsked, text: string): boolean {
  return (
    tellsOfTried(text) ||
    (toldAsReason.test(fold(text)) && happened.test(fold(text))) ||
    (asked === 'switch' && tellsOfEarlier(text) && !asksOfNew.test(fold(text)))
  )
}

function isOfElse(asked: AdviceAsked, folded: string): boolean {
  return (
    (asked === 'mixing' && ofPayment.test(folded)) ||
    (ofMoney.test(folded) && !ofTaking.test(folded)) ||
    [ofSteps, ofChance, seenByOthers].some((shape) => shape.test(folded))
  )
}

function likeliestAdvice(text: string, before?: TalkState): AdviceAsked | undefined {
  const asked = adviceIn(text, before)
  const [best] = asked.sort(([, a], [, b]) => b - a)
  const words = text.trim().split(/\s+/).length
  if (!best || sumOf(asked) < (words > fewWords ? sure : surer)) return undefined
  if (sumOf(asked) < surelyAsked && !isOfBody(text)) return undefined
  if (before && words >= fewestOfOwn && isOfTalkAlone(text)) return undefined
  return (detailOf(best[0]) || 'other') as AdviceAsked
}

/**
 * Whether a text sounds of no question for a doctor by itself, and says of no medicine what is done with it: what the talk before it
 * adds is then none. Of 12 such turns in talks of strangers 11 asked none: "can his teacher or the school help", "lol necessary".
 */
function isOfTalkAlone(text: string): boolean {
  const alone = sumOf(adviceIn(text))
  if (alone < unlikelyAlone) return true
  const isOfIt = [ofTaking, withoutIt, complains].some((shape) => shape.test(fold(text))) || namesMedicine(text)
  return alone < sure && !isOfIt
}

/** Whether a text speaks of a medicine, of taking one, of an illness or of how somebody feels. */
function isOfBody(text: string): boolean {
  const ofText = conceptsIn(tokenize(text), loadLexicon().concepts)
  return namesMedicine(text) || ofText.some((concept) => ofBody.test(concept))
}

function adviceIn(text: string, before?: TalkState): [string, number][] {
  return [...loadScorer()(text, before)].filter(([label]) => kindOf(label) === 'advice')
}

function sumOf(asked: [string, number][]): number {
  return asked.reduce((total, [, chance]) => total + chance, 0)
}
