import type { Intent } from '#server/chat/turn.ts'
import { fold } from '#text/fold.ts'
import { withoutPapers } from '../cards/words/card-words.ts'
import { asksSomething, wantsSomething } from '../dialogue-acts/asks-something.ts'
import { commandsStartOver, tellsOfOtherStart } from '../dialogue-acts/starts-over.ts'
import { hasDrug, type Spoken } from '../spoken.ts'
import { localIntent } from './local-intent.ts'
import { checkedFor, medicineIntent, sameIntent } from './medicine-intent.ts'
import { recordIntent } from './record-intent.ts'

/** What is meant, where no danger and no answer to a question of ours decides it. The first rule that holds. */
export function chooseIntent(spoken: Spoken): Intent {
  return (
    ofTalk(spoken) ??
    localIntent(spoken) ??
    ofRecord(spoken) ??
    ofMedicine(spoken) ??
    ofWordsAlone(spoken) ??
    afterwards(spoken)
  )
}

/** Nothing but a cry for help. */
export const cryForHelp =
  /^\W*(?:i need |please )?(?:help|ayuda|ay[uú]deme|necesito ayuda)(?: me)?(?: please| por favor)?\W*$/i

/** In more words beside a medicine no talk is forgotten. */
const mostBesideStart = 8

function ofTalk(spoken: Spoken): Intent | undefined {
  const { signals, medicines, named, pointed, text, before } = spoken
  const { talk, onlyTalk, about } = signals
  const isOfDrug = medicines.drugs.length > 0
  if (cryForHelp.test(text)) return before.variant === 'community' ? 'local_help' : 'about_navi'
  if (isStartOver(spoken)) return 'start_over'
  if (isOfLanguage(spoken)) return 'language'
  if (onlyTalk === 'more' && !pointed.isOrdinal) return 'more'
  if (isRepeat(spoken)) return 'repeat'
  if (isParting(spoken)) return talk.has('goodbye') ? 'goodbye' : 'thanks'
  if (!about || isOfDrug || named.length > 0) return undefined
  return isAboutShown(spoken) ? ofShown(spoken) : 'about_navi'
}

/** "Is this free?" of help near one. */
function ofShown({ signals: { about }, before }: Spoken): Intent | undefined {
  return about === 'cost' && before.intent === 'local_help' ? 'detail' : undefined
}

/** It deletes the talk: a name in a long sentence asks for more than that. */
function isStartOver({ signals: { talk, length }, medicines, text }: Spoken): boolean {
  const isHeard = commandsStartOver(text) || (talk.has('start_over') && !tellsOfOtherStart(text))
  return isHeard && (medicines.drugs.length === 0 || length <= mostBesideStart)
}

const asksIf = /^(?:(?:ok|okay|and|but|y|pero|bueno) )*(?:if|si|what if|que pasa si) /

/** In so many words, or more, a thing is told, where nothing is asked or wanted. */
const fewestTold = 12

/** "The tax return said 41,000 but the year before it was 88" asks for no papers, "they never pick up the phone" for no number. */
function isTold({ pointed, text }: Spoken): boolean {
  return text.split(/\s+/).length >= fewestTold && !pointed.isOrdinal && !asksSomething(text) && !wantsSomething(text)
}

const doneAgain = /\b(?:had|have|has|got|need) to\b|\b(?:tuv[eo]|tiene|tengo|hay|habia) que\b/

function isRepeat(spoken: Spoken): boolean {
  const { signals, medicines, before, text } = spoken
  const { talk, onlyTalk, medicine, record, length } = signals
  if (onlyTalk === 'repeat') return true
  // "If she changes jobs, do I start all over again" asks for no answer once more, nor does "they told me I had to sign again".
  const folded = fold(text)
  if (asksIf.test(folded) || doneAgain.test(folded)) return false
  const isOfNone = before.shown.length > 0 && [...medicine, ...record].every((it) => it === 'detail')
  const isShort = (length <= 4 || isOfNone) && !isTold(spoken)
  const isOfNumber = record.has('phone') && before.intent !== 'phone' && before.shown.length > 0
  return talk.has('repeat') && isShort && !isOfNumber && medicines.drugs.every((drug) => before.drugs.includes(drug))
}

const intends = /\b(?:gonna|going to|ill|i will|let me|voy a|los llamo|les llamo)\b/

/** "Perfect, I'm going to call them": nothing is asked. */
function isParting({ signals: { talk }, text }: Spoken): boolean {
  return (talk.has('goodbye') || talk.has('thanks')) && intends.test(fold(text)) && !asksSomething(text)
}

/** "Do they charge for that" is of what was shown, and so is a person who answers its phone. */
function isAboutShown({ signals: { about, record }, before, pointed, text }: Spoken): boolean {
  if (before.shown.length === 0) return false
  if (pointed.isOrdinal) return true
  const isOne = before.intent === 'local_help' && /\b(?:this|that|it|es[eoa]|est[eoa])\b/.test(fold(text))
  return about === 'human' ? record.size > 0 : about === 'cost' && isOne
}

/** "Where do I call, and do they speak Spanish" is of a record. */
function isOfLanguage({ signals: { language, medicine, record }, medicines, before }: Spoken): boolean {
  const isOfShown = record.has('phone') && before.shown.length > 0
  return language !== undefined && medicines.drugs.length === 0 && medicine.size === 0 && !isOfShown
}

function ofRecord(spoken: Spoken): Intent | undefined {
  const { signals, before, medicines } = spoken
  if (isSupposed(spoken)) return 'eligibility'
  const asked = isTold(spoken) ? undefined : recordIntent(signals, isNewDrug(medicines.drugs, before.drugs))
  const isOfStatus = asked === 'papers' && withoutPapers.test(fold(spoken.text))
  return asked && !isOfStatus ? asked : ofRecordNamed(spoken)
}

function ofRecordNamed(spoken: Spoken): Intent | undefined {
  const { signals, named, pointed, before, medicines, hasOwnDrug, isOfDiscount } = spoken
  const isNamed = (named.length > 0 && !isInsuranceTold(spoken)) || pointed.isOrdinal
  const wanted = [...signals.medicine].filter((means) => !['programs', 'medicine', 'may_get'].includes(means))
  const isOfDrug = hasOwnDrug && !signals.record.has('detail') && !pointed.isOrdinal
  if (isNamed && wanted.length === 0) return isOfDrug ? (isOfDiscount ? 'coupons' : 'programs') : 'detail'
  const isShown = before.shown.length > 0 || before.records.length > 0
  const isAsked = signals.record.has('detail') || signals.record.has('tell_more') || isOfOne(spoken)
  if (isAsked && isShown && wanted.length === 0 && medicines.drugs.length === 0) return 'detail'
  return undefined
}

/** "Medicare, and he has Medi-Cal too", of a medicine: insurance that is told, and no record that is asked about. */
function isInsuranceTold({ named, before, facts, text }: Spoken): boolean {
  const isOfMedicine = before.drugs.length > 0 || before.asks === 'insurance' || before.intent === 'knowledge'
  const isService = named.every(({ kind }) => kind === 'service')
  return isOfMedicine && isService && facts.insurance !== undefined && !asksSomething(text)
}

/** "Do they pay for all of it?" of the one that was told of. */
function isOfOne({ before, pointed, signals, text }: Spoken): boolean {
  if (signals.talk.has('more')) return false
  return before.intent === 'detail' && before.records.length > 0 && pointed.isPointing && text.trim().endsWith('?')
}

/** "What if I have Medicare": the same medicine, with another fact of the person. */
function isSupposed({ followUp, tellsOfInsurance, before, signals, named, medicines }: Spoken): boolean {
  const isOfSame = before.drugs.length > 0 && medicines.drugs.length === 0 && named.length === 0
  const isAskedElse = [...signals.medicine].some((means) => !['insurance_help', 'programs', 'may_get'].includes(means))
  return (
    isOfSame && followUp.isContinued && !followUp.isFor && signals.record.size === 0 && !isAskedElse && tellsOfInsurance
  )
}

function isNewDrug(drugs: string[], known: string[]): boolean {
  return drugs.some((drug) => !known.includes(drug))
}

function ofMedicine({ signals, medicines, before }: Spoken): Intent | undefined {
  const isOfDrug = hasDrug(medicines) || before.drugs.length > 0
  const isOfServices = before.intent === 'local_help' && !isOfDrug && !signals.medicine.has('medicine')
  const asked = medicineIntent(signals, isOfDrug)
  // "And something cheap", after services.
  return isOfServices && (asked === 'coupons' || asked === 'programs') ? 'local_help' : asked
}

function medicineAlone(medicines: Spoken['medicines'], before: Spoken['before'], isSame: boolean): Intent | undefined {
  if (medicines.drugs.length > 0) return isSame || before.drugs.length === 0 ? sameIntent(before) : 'programs'
  return hasDrug(medicines) ? 'which_drug' : undefined
}

/** A bare medicine, place, person or fact. */
function ofWordsAlone(spoken: Spoken): Intent | undefined {
  const { medicines, before, place, facts, followUp, pointed, signals } = spoken
  const tellsOfInsurance = spoken.tellsOfInsurance || spoken.deniedInsurance.length > 0
  const isSame = followUp.isContinued || followUp.isCorrection
  const named = medicineAlone(medicines, before, isSame)
  if (named) return named
  if (pointed.isPointing && signals.length <= 2 && before.shown.length > 0) return 'detail'
  if (signals.medicine.has('medicine') && tellsOfInsurance && before.drugs.length === 0) return 'insurance_help'
  if (place.place || place.unknown) return placeIntent(before)
  if (followUp.isFor || before.turnedWith) return sameIntent(before)
  if (Object.keys(facts).length > 0 || tellsOfInsurance) return factIntent(spoken)
  if (signals.tellsStatus && before.drugs.length > 0) return 'eligibility'
  return undefined
}

/** Answers that hang on where the person lives. */
const byPlace = new Set<Intent>([
  'programs',
  'copay',
  'coupons',
  'delivery',
  'eligibility',
  'insurance_help',
  'knowledge',
])

function placeIntent(before: Spoken['before']): Intent {
  if (before.intent === 'deals' || before.intent === 'local_help') return before.intent
  // "Which insulin is it?" "We are in Lexington, Nebraska."
  if (before.asks === 'drug') return checkedFor(before)
  if (before.drugs.length === 0 || before.variant === 'community') return 'local_help'
  // A price or a form is the same in every state, and what fits is not.
  const same = sameIntent(before)
  return byPlace.has(same) ? same : 'eligibility'
}

/** What is told of oneself changes what fits; the limit that was asked for is told again, for the home that is known now. */
function factIntent({ before, tellsOfInsurance }: Spoken): Intent {
  if (before.intent === 'rule') return 'rule'
  if (before.intent === 'local_help' && before.drugs.length === 0 && !tellsOfInsurance) return 'local_help'
  return tellsOfInsurance && before.drugs.length === 0 ? 'insurance_help' : 'eligibility'
}

/** "I take another pill too" is of no medicine that was named. */
export function namesAnother(text: string): boolean {
  return /\b(?:(?:an)?other|different|else|second|otr[oa]s?|segund[oa])\b/i.test(text)
}

/** "Ok, then I call the doctor now but what do I tell her to make them help me" gives no thanks. */
const mostOfPolite = 10

/** "PSHB, that's it": the name of a plan or an office is told, and nobody leaves. */
function namesInLetters(text: string): boolean {
  return /\b(?!OMG|LOL|THX|TYSM)\p{Lu}{3,6}\b/u.test(text) && text !== text.toUpperCase()
}

function afterwards(spoken: Spoken): Intent {
  const { signals, followUp, before, text } = spoken
  if (signals.medicine.has('medicine') && (before.drugs.length === 0 || namesAnother(text))) return 'which_drug'
  if (signals.medicine.has('medicine') && asksSomething(text)) return sameIntent(before)
  if (signals.talk.has('repeat') && !isTold(spoken)) return 'repeat'
  const polite = (['goodbye', 'thanks', 'greeting'] as const).find((talk) => signals.talk.has(talk))
  if (polite && signals.length <= mostOfPolite && !asksSomething(text) && !namesInLetters(text)) return polite
  if (signals.talk.has('more') && signals.length <= 6) return 'more'
  return followUp.isContinued && before.shown.length > 0 ? 'detail' : 'unclear'
}
