import type { Intent, RecordRef } from '#server/chat/turn.ts'
import { asksSomething, wantsSomething } from '../dialogue-acts/asks-something.ts'
import type { Meaning } from '../signals/scored-meaning.ts'
import { hasDrug, type Spoken } from '../spoken.ts'
import { cryForHelp, namesAnother } from './choose-intent.ts'

/**
 * How sure the language model must be, to be believed against the rules, and not to ask back. In talks that it had not
 * learnt, to believe it at 0.3 or at 0.6 came to the same: it is seldom less sure.
 */
const [believed, sure] = [0.3, 0.45]
/** And this sure, to be believed against a medicine or program that is named. */
const certain = 0.9
/** Below it a model may read too: of 39 such sentences set aside 19 were understood, and two careful readers understood 34 and 35. */
const doubtful = 0.6

/** A card beside a medicine and an insurance that are only told. */
const toldBeside = 0.7

/** A word or two tell little: a name, a number, a yes. */
const fewestWords = 3

/** What nobody wants who names a medicine. */
const ofNoMedicine = new Set<Intent>([
  'which_drug',
  'local_help',
  'care',
  'off_topic',
  'greeting',
  'thanks',
  'goodbye',
  'about_navi',
  'card',
])

/** The meaning that the language model hears, where it is to be believed rather than the rules. */
export function preferMeaning(meaning: Meaning | undefined, byRules: Intent, spoken: Spoken): Meaning | undefined {
  if (!meaning || isOfKnownMedicine(meaning, spoken) || isOfShownHelp(meaning, byRules, spoken)) return undefined
  if (meaning.intent === byRules) return meaning
  // "Hello dear, are you a real person" asks more than it greets.
  if (byRules === 'about_navi' && meaning.intent === 'greeting') return undefined
  if (isGuessedNeed(meaning, spoken) || isOneWord(meaning, spoken)) return undefined
  if (isNameAlone(spoken, meaning) || isOfNamed(meaning, spoken) || isToldBesideName(meaning, spoken)) return undefined
  if (meaning.isVague && byRules !== 'unclear' && spoken.before.intent !== null) return undefined
  return meaning.chance >= (hasDrug(spoken.medicines) ? sure : believed) ? meaning : undefined
}

/** "The base is an hour from here", within a talk: no need is named, and the model is not sure of one. */
function isGuessedNeed({ intent, chance }: Meaning, { before, need, text }: Spoken): boolean {
  return intent === 'local_help' && chance < sure && before.intent !== null && !need.isSure && !asksSomething(text)
}

/** A name that nobody knows: "Fidelis". A number alone means nothing by itself, however sure the model is: "20mg", "90". */
function isOneWord({ chance }: Meaning, { signals, text }: Spoken): boolean {
  return (signals.length < 2 && chance < doubtful) || isNumberAlone.test(text)
}

const isNumberAlone = /^\W*\d[\d.,]*\s*(?:mg|mcg|ml|units?|pills?|tablets?|days?|pastillas?|d[ií]as?|unidades)?\W*$/iu

/** "Help", "GoodRx", "and Jardiance", "and for my son", "number 3": the rules know the word. "What is Extra Help" asks more than the name. */
function isNameAlone(spoken: Spoken, { intent, cards }: Meaning): boolean {
  const { signals, medicines, named, pointed, followUp, text } = spoken
  if (cryForHelp.test(text)) return true
  const isOfCard = intent === 'knowledge' && (cards[0]?.chance ?? 0) >= doubtful
  if (isOfCard && asksSomething(text) && !followUp.isContinued) return false
  const isNamed = hasDrug(medicines) || named.length > 0 || pointed.isOrdinal || followUp.isContinued
  return signals.length < (isNamed ? fewestWords : 1)
}

/** The medicine or the program that is named tells more, but for what is as good as certain: "my husband died and his Humira still comes". */
function isOfNamed({ intent, chance, isVague }: Meaning, { medicines, named }: Spoken): boolean {
  const isOfNone = ofNoMedicine.has(intent) && (intent === 'which_drug' || chance < certain)
  if (hasDrug(medicines)) return isVague || isOfNone
  return named.some(isProgram) && (intent === 'programs' || isOfNone)
}

/** "My mom takes Eliquis, she has a Medicare plan" wants help with the medicine, whatever else it sounds of. */
function isToldBesideName({ intent, chance }: Meaning, { medicines, facts, text }: Spoken): boolean {
  const isTold = medicines.drugs.length > 0 && facts.insurance !== undefined
  return intent === 'knowledge' && isTold && chance < toldBeside && !asksSomething(text) && !wantsSomething(text)
}

/** "What do they charge for the pills": which medicine is known. */
function isOfKnownMedicine({ intent }: Meaning, { before, text }: Spoken): boolean {
  return intent === 'which_drug' && before.drugs.length > 0 && !namesAnother(text)
}

/** "Do I need my ID for the pantry", of the pantries that were shown; "I have no computer, is there a number". */
function isOfShownHelp({ intent }: Meaning, byRules: Intent, { before }: Spoken): boolean {
  if (before.shown.length === 0) return false
  if (intent === 'about_navi' && byRules === 'phone') return true
  if (before.intent !== 'local_help') return false
  return intent === 'local_help' && byRules === 'papers'
}

function isProgram({ kind }: RecordRef): boolean {
  return kind === 'program'
}

export const noDoubts = { isUnsure: false, isDoubtful: false }

/** Whether neither the rules nor the language model tell well what is meant, and whether not surely. */
export function doubtsOf(intent: Intent, meaning: Meaning | undefined, spoken: Spoken) {
  if (intent === 'unclear' || meaning?.isVague) return { isUnsure: true, isDoubtful: true }
  const { medicines, signals } = spoken
  const isTold = isOfRecord(spoken) || signals.onlyTalk !== undefined || medicines.drugs.length > 0
  if (isTold || signals.length < fewestWords) return noDoubts
  const { chance } = meaning ?? { chance: 0 }
  return { isUnsure: chance < sure, isDoubtful: chance < doubtful }
}

function isOfRecord({ named, pointed }: Spoken): boolean {
  return named.length > 0 || pointed.isOrdinal
}
