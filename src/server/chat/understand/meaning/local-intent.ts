import type { Intent } from '#server/chat/turn.ts'
import { fold } from '#text/fold.ts'
import { asksSomething, wantsSomething } from '../dialogue-acts/asks-something.ts'
import { hasDrug, type Spoken } from '../spoken.ts'
import { passingConcepts } from '../words/need-words.ts'

const fewWords = 4

/** Discounts, and needs of daily life, with whatever is asked about them. */
export function localIntent(spoken: Spoken): Intent | undefined {
  const { signals, medicines, need, before } = spoken
  const isDelivery = signals.medicine.has('delivery') && need.category !== 'food'
  if (medicines.drugs.length > 0 || (medicines.guesses.length > 0 && !need.isSure)) return undefined
  if (isOfProgramAsked(spoken)) return undefined
  if (isElsewhere(spoken)) return 'local_help'
  const isOfRecord = (signals.record.has('phone') || signals.record.has('form')) && before.shown.length > 0
  if (signals.local.has('deal') && !isOfRecord && isOfVendors(spoken)) return 'deals'
  return !isDelivery && isLocalHelp(spoken) ? 'local_help' : undefined
}

/** "And in Buffalo?" after local help. */
function isElsewhere({ before, followUp, place, signals, need }: Spoken): boolean {
  const isOfPlace = place.place !== '' && signals.length <= fewWords && signals.record.size === 0
  return before.intent === 'local_help' && followUp.isContinued && isOfPlace && !need.isSure
}

/** "Would they turn me away if I own my house", of the medicine before. */
function isOfProgramAsked({ signals, before, place }: Spoken): boolean {
  return before.drugs.length > 0 && signals.medicine.has('eligibility') && place.place === ''
}

/** A store may have a list of medicines too: "a discount at Walmart for seniors" is none of it. */
function isOfVendors({ named, isOfDiscount, signals }: Spoken): boolean {
  return named.every(({ kind }) => kind === 'vendor') || (!isOfDiscount && !signals.medicine.has('medicine'))
}

function isLocalHelp(spoken: Spoken): boolean {
  const { signals, need, place } = spoken
  if (place.place && need.need && signals.record.size === 0) return true
  if (need.isSure && signals.record.has('papers') && spoken.before.shown.length === 0) return true
  if (signals.record.has('papers') || (isOfShown(spoken) && !place.place)) return false
  if (signals.rule || isOfRecordInTalk(spoken)) return false
  if (isOfPlaceAlone(spoken)) return true
  return need.isSure || signals.local.has('local') || (need.concepts.length > 0 && isWeakNeed(spoken))
}

/** What is said is of a record that is pointed at, named or was shown. */
function isOfRecordInTalk(spoken: Spoken): boolean {
  const isPointed = spoken.pointed.isOrdinal && !spoken.need.isSure
  return isPointed || isOfNamed(spoken) || isSaidOfProgram(spoken)
}

/** "Where is the clinic close", "la clinica mas cerca", "where do I take her to be seen". */
export const asksWhereClinic =
  /\b(?:where (?:can|do|should|could) (?:i|we|he|she|they) (?:take|bring|go)|a?donde (?:me |nos )?(?:(?:puedo|podemos) )?(?:(?:l[oa]s? )?llev\w+|ir|voy|vamos))\b.*\b(?:seen|checked|looked at|vean?|revisen?|atiendan?|chequen?)\b|\b(?:where|wheres|nearest|closest|any|donde|onde|queda)\b.*\b(?:clinics?|health centers?|clinicas?|centros? de salud)\b|\b(?:clinics?|health centers?|clinicas?|centros? de salud) (?:\w+ )?(?:close|near|around|cerca\w*)\b/

const ofPrice = /\b(?:prices?|costs?|expensive|precios?|cuesta|caro|cara)\b/
const helpsNot =
  /\b(?:dont|doesnt|does not|do not|wont|didnt|never|no|ni) (?:me |nos |even |really )?(?:help|ayud\w+)\b/

/**
 * What is meant where help near one was heard and none is named: "this price is gonna finish me off" wants a lower one, and
 * "my PO dont help with that" or "he was born here" nothing. `meant`: the need that the language model hears.
 */
export function withoutNeed(intent: Intent, { need, place, text, before }: Spoken, meant: string): Intent {
  if (intent !== 'local_help' || need.need !== '' || place.place !== '') return intent
  const folded = fold(text)
  if (ofPrice.test(folded) && before.intent !== 'local_help') return 'programs'
  if (before.intent === null || asksSomething(text)) return intent
  const isTold = meant === '' && before.drugs.length > 0 && !wantsSomething(text)
  return isTold || helpsNot.test(folded) ? 'noted' : intent
}

/** "Does the doctor fill it in", after programs: no doctor is looked for. */
function isSaidOfProgram({ before, place, need, signals }: Spoken): boolean {
  const isOfProgram = before.drugs.length > 0 && before.shown.some(({ kind }) => kind === 'program')
  const isPassing = need.concepts.every((concept) => passingConcepts.has(concept))
  return isOfProgram && isPassing && !place.place && !signals.local.has('local')
}

/** A program stays in question with a place too; a company of the town is named in a need: "RG&E shut us off". */
function isOfNamed({ named, place, need }: Spoken): boolean {
  if (named.some(({ kind }) => kind === 'program')) return !need.isSure
  return named.length > 0 && !place.place && !(need.isSure && named.every(({ kind }) => kind === 'vendor'))
}

/** "Free English classes in Rochester": nothing of a medicine, but a place. */
function isOfPlaceAlone({ place, signals, medicines, before }: Spoken): boolean {
  const isOfMedicine = [...signals.medicine].some((means) => means !== 'programs') || hasDrug(medicines)
  return (
    place.place !== '' &&
    !isOfMedicine &&
    signals.record.size === 0 &&
    before.drugs.length === 0 &&
    before.asks !== 'state' &&
    before.asks !== 'drug' &&
    signals.length > 2
  )
}

/** Asks a fact of the services that were shown. */
function isOfShown({ signals: { record }, before }: Spoken): boolean {
  const isAsked = record.has('phone') || record.has('source') || record.has('card')
  return isAsked && before.shown.some(({ kind }) => kind === 'service')
}

/** "help for seniors" is local help, "I lost my job and my insurance" is not. */
function isWeakNeed({ signals, before, facts }: Spoken): boolean {
  const others = [...signals.medicine].filter((means) => !['programs', 'may_get'].includes(means))
  if (signals.record.size > 0 && before.shown.length > 0) return false
  return others.length === 0 && (Object.keys(facts).length === 0 || before.variant === 'community')
}
