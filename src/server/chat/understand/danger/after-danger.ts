import type { Hazards } from '#server/chat/safety/read-hazards.ts'
import type { AdviceAsked, Intent } from '#server/chat/turn.ts'
import { dangersOfBody } from '#server/emergencies/score-dangers.ts'
import { fold } from '#text/fold.ts'
import { askedInDanger, asksToWrite, namesSpray } from '../cards/cards-in-danger.ts'
import { asksSomething, wantsSomething } from '../dialogue-acts/asks-something.ts'
import { commandsStartOver } from '../dialogue-acts/starts-over.ts'
import type { Spoken } from '../spoken.ts'
import { askedOfHelp } from './asked-of-help.ts'

/** Who is asked for help at once, and what it costs. */
const ofCare = /\b(?:ambulanc\w+|hospital|emergency room|911|sala de emergencias?)\b/

/** Two medicines are asked about, and none that was at hand. */
const ofTwo = new Set<AdviceAsked | null>(['mixing', 'switch'])

/** "Mi mamá está bien mal" gives no thanks, */
const isIll = /\b(?:(?:bien|muy|tan|re) mal|grave|worse|peor|really bad)\b/
/** nor does "my doctor doesn't call back" right after numbers to call. */
const isLeftAlone =
  /\b(?:doesnt|does not|dont|wont|never|no|ni) (?:me )?(?:call\w*|answer\w*|pick\w*|contest\w+|llam\w+|respond\w*)\b/
/** In more words than these a question is asked beside the thanks. */
const longestThanks = 6
const thanks = /\b(?:thank\w*|thx|gracias|bye|adios)\b/

/** Who asks right after numbers to call whether to give something, or what an ambulance costs, is in danger still. */
export function isInDangerStill(spoken: Spoken, hazards: Hazards): boolean {
  const { before, medicines, signals, text } = spoken
  const isOfDanger = before.emergencies.length > 0 || before.askedOfDanger !== undefined
  if (isOfDanger && asksForNumber.test(fold(text))) return true
  if (before.emergencies.length === 0 || hazards.isTakenBack || hazards.isInGoodHands) return false
  if (hazards.advice) return !ofTwo.has(hazards.advice)
  if (asksToWrite(text)) return true
  if (before.emergencies.some((kind) => dangersOfBody.has(kind)) && namesSpray(text)) return true
  // In despair a goodbye may be the last.
  if (before.emergencies.includes('suicide') && signals.talk.has('goodbye')) return true
  if (medicines.drugs.length === 0 && askedOfHelp(text, before.emergencies)) return true
  return medicines.drugs.length === 0 && (ofCare.test(fold(text)) || goesOnTelling(spoken))
}

/** "What's the number again", of no office. Folded. */
const asksForNumber =
  /^(?:(?:ok|okay|so|wait|and|sorry|um|y|pero|espere|bueno|perdon) )*(?:whats|what is|what was|which is|give me|send me|say|tell me|cual es|cual era|que|como era|dame|deme|digame|me da|repit\w+) (?:(?:me|the|that|el|ese) )*(?:phone )?(?:number|numero|telefono)(?= (?:again|you|please|one|to call|and|i|otra|de nuevo|que|por favor|y|para llamar)\b|$)/

/** "My neighbor is here" stops no bleeding and no heart attack. Folded. */
const hasCompany =
  /\b(?:neighbou?r|mom|mother|dad|father|brother|sister|friend|roommate|husband|wife|son|daughter|vecin[oa]|mama|papa|herman[oa]|amig[oa]|espos[oa]|hij[oa]|roomie)s? (?:is|just|esta|ya|llego|came)(?: \w+)? ?(?:here|with me|over|aqui|conmigo|aca)\b/

/** Whether what sounds as if it were taken back only tells that somebody of one's own is there. */
function tellsCompany({ text, before }: Pick<Spoken, 'text' | 'before'>): boolean {
  return before.emergencies.some((kind) => dangersOfBody.has(kind)) && hasCompany.test(fold(text))
}

/** In more words something else may be told. */
const mostWordsOfGoingOn = 9

/** "Next" alone, or beside so few words, asks for more. */
const fewestOfTelling = 2

/** "I am alone at home" and "my roommate is home but asleep" ask for nothing else. */
function goesOnTelling(spoken: Spoken): boolean {
  const { text, signals, facts, place, need, medicines } = spoken
  if (tellsCompany(spoken)) return true
  const isOfElse = need.isSure || place.place !== '' || Object.keys(facts).length > 0 || medicines.guesses.length > 0
  const isNextInPassing = signals.talk.size === 1 && signals.talk.has('more') && signals.length > fewestOfTelling
  const isOfTalk = (signals.talk.size > 0 && !isNextInPassing) || commandsStartOver(text) || signals.about !== undefined
  const isShort = text.split(/\s+/).length <= mostWordsOfGoingOn
  return isShort && !isOfElse && !isOfTalk && !signals.isTakenBack && !asksSomething(text) && !wantsSomething(text)
}

/** "I was just venting" or "they have him in the hospital", after numbers to call, and nothing is asked. A bare "no" takes nothing back. */
export function isOver({ before, signals, medicines, text }: Spoken, hazards: Hazards): boolean {
  const isAfter = before.emergencies.length > 0 || before.last === 'undo'
  if (!isAfter || medicines.drugs.length > 0 || asksSomething(text)) return false
  if (hazards.isTakenBack || hazards.isInGoodHands) return true
  if (before.emergencies.length === 0 || tellsCompany({ text, before })) return false
  // "We have nothing to pay a hospital with" takes nothing back.
  return signals.isTakenBack && signals.length > 1 && !hazards.mayBeDanger && askedInDanger(text).length === 0
}

/** "Cool, thank you. 85281 if there's a clinic by campus": what else is said is asked for. */
export function isBesideThanks(heard: Intent, { place, need, medicines }: Spoken): boolean {
  if (heard !== 'thanks' && heard !== 'goodbye') return false
  return place.place !== '' || need.isSure || medicines.drugs.length > 0
}

/** Whether what was heard as thanks or a goodbye is none. */
export function isNoParting(heard: Intent, { text, before }: Spoken): boolean {
  if (heard !== 'thanks' && heard !== 'goodbye') return false
  if (asksSomething(text) && text.split(/\s+/).length > longestThanks) return true
  const folded = fold(text)
  const complains = isIll.test(folded) || (before.emergencies.length > 0 && isLeftAlone.test(folded))
  return complains && !thanks.test(folded)
}
