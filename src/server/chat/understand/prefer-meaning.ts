import { outOfMedicine } from '#server/chat/answers/records/out-of-medicine-answer.ts'
import type { Intent } from '#server/chat/turn.ts'
import type { Meaning } from './scored-meaning.ts'
import { hasDrug, type Spoken } from './spoken.ts'

/** How sure the language model must be, to be believed against the rules. */
const [sure, surer, barely] = [0.35, 0.6, 0.2]

/** A word or two that the rules don't know tell nothing. */
const fewestWords = 3

/** Ways to pay less for a medicine: which of them is meant, the rules tell by a word. */
const waysToPay = new Set<Intent>(['programs', 'copay', 'coupons', 'price'])

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
  if (hasDrug(spoken.medicines) && waysToPay.has(meaning.intent) && toldByWord.has(byRules)) return undefined
  if (hasDrug(spoken.medicines) && meaning.intent === 'which_drug') return undefined
  if (isBoundToTalk(byRules, spoken) || spoken.signals.length < fewestWords) return undefined
  return meaning.chance >= neededChance(byRules, spoken) ? meaning : undefined
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
  if (intent === 'unclear') return true
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

function neededChance(byRules: Intent, { before, medicines }: Spoken): number {
  if (byRules === 'unclear' && !hasDrug(medicines)) return barely
  const isMidway = before.intent !== null || before.shown.length > 0
  return isMidway || byRules === 'rule' || byRules === 'knowledge' || hasDrug(medicines) ? surer : sure
}
