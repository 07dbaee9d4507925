import { outOfMedicine } from '#server/chat/answers/records/out-of-medicine-answer.ts'
import type { Intent, RecordRef } from '#server/chat/turn.ts'
import type { Meaning } from './scored-meaning.ts'
import { hasDrug, type Spoken } from './spoken.ts'

/**
 * How sure the language model must be, to be believed against the rules. Of first sentences that it had not learnt, and that
 * both read otherwise, it was right in six for each one that the rules were; below 0.2 in one of three.
 */
const [barely, sure, surer] = [0.3, 0.45, 0.6]

/** A word or two that the rules don't know tell nothing. */
const fewestWords = 3

/** Ways to pay less for a medicine: which of them is meant, the rules tell by a word. */
const waysToPay = new Set<Intent>(['programs', 'copay', 'coupons', 'price'])

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

/** What the rules know by a word, of a medicine that is named: a way to pay, or whether its generic is sold. */
const toldByWord = new Set<Intent>([...waysToPay, 'knowledge'])

/** What is asked of a record that was shown or of the talk before: the language model has seen neither. */
const ofTalkBefore = new Set<Intent>([
  'detail',
  'phone',
  'form',
  'papers',
  'rule',
  'source',
  'card',
  'more',
  'repeat',
  'language',
  'start_over',
])

/** The meaning that the language model hears, where it is to be believed rather than the rules. */
export function preferMeaning(meaning: Meaning | undefined, byRules: Intent, spoken: Spoken): Meaning | undefined {
  if (!meaning || meaning.intent === byRules || isOutOfMedicine(meaning, spoken)) return meaning
  if (isOneWord(byRules, spoken) || isOfNamed(meaning, spoken)) return undefined
  if (isMidway(spoken) && isToldByRules(meaning, byRules, spoken)) return undefined
  return meaning.chance >= neededChance(byRules, spoken) ? meaning : undefined
}

/** "Help", "GoodRx", "insulin": the rules know the word. */
function isOneWord(byRules: Intent, { signals, medicines }: Spoken): boolean {
  return (signals.onlyTalk !== undefined && !hasDrug(medicines)) || signals.length < (byRules === 'unclear' ? 1 : 2)
}

/** The medicine or the program that is named tells more. */
function isOfNamed({ intent, isVague }: Meaning, { medicines, named }: Spoken): boolean {
  if (hasDrug(medicines)) return isVague || ofNoMedicine.has(intent)
  return named.some(isProgram) && (intent === 'programs' || ofNoMedicine.has(intent))
}

function isProgram({ kind }: RecordRef): boolean {
  return kind === 'program'
}

function isMidway({ before }: Spoken): boolean {
  return before.intent !== null || before.shown.length > 0
}

function isToldByRules(meaning: Meaning, byRules: Intent, spoken: Spoken): boolean {
  const isOfPayment = hasDrug(spoken.medicines) && waysToPay.has(meaning.intent) && toldByWord.has(byRules)
  return isOfPayment || isBoundToTalk(byRules, spoken) || spoken.signals.length < fewestWords
}

const urgent = new Set([...outOfMedicine, 'pharmacy-closed'])

/** Who has no medicine left often names it, or where they are, and wants neither programs for it nor help near there. */
function isOutOfMedicine(
  { cards: [card = ''], chance }: Meaning,
  { named, pointed, followUp, signals }: Spoken,
): boolean {
  const isOfTalk = named.length > 0 || pointed.isOrdinal || followUp.isContinued || signals.length < fewestWords
  return urgent.has(card) && chance >= sure && !isOfTalk
}

/** Whether neither the rules nor the language model tell well what is meant. */
export function isUnsure(intent: Intent, meaning: Meaning | undefined, spoken: Spoken): boolean {
  if (intent === 'unclear' || meaning?.isVague) return true
  const isTold =
    isBoundToTalk(intent, spoken) || spoken.medicines.drugs.length > 0 || spoken.signals.length < fewestWords
  return !isTold && (meaning?.chance ?? 0) < sure
}

/** Whether the rules know more, by what was said before or by a record that is named. */
function isBoundToTalk(byRules: Intent, { named, pointed, signals, before, place, need }: Spoken): boolean {
  const isOfShown = before.shown.length > 0 && ofTalkBefore.has(byRules)
  const isOfPlace = byRules === 'local_help' && (place.place !== '' || need.isSure)
  return named.length > 0 || pointed.isOrdinal || signals.onlyTalk !== undefined || isOfShown || isOfPlace
}

function neededChance(byRules: Intent, spoken: Spoken): number {
  const { medicines, named, signals } = spoken
  const isVague = byRules === 'unclear' && !hasDrug(medicines)
  const isShort = signals.length < fewestWords
  const isOfProgram = named.some(isProgram) && ofTalkBefore.has(byRules)
  if (isVague) return isShort ? sure : barely
  if (isMidway(spoken) || isShort || isOfProgram) return surer
  return hasDrug(medicines) ? sure : barely
}
