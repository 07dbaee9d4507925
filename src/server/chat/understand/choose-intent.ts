import type { Intent } from '#server/chat/turn.ts'
import { fold } from '#text/fold.ts'
import { medicineIntent, sameIntent } from './medicine-intent.ts'
import { recordIntent } from './record-intent.ts'
import type { Spoken } from './spoken.ts'
import { passingConcepts } from './words/need-words.ts'

/** What is meant, where no danger and no answer to a question of ours decides it. The first rule that holds. */
export function chooseIntent(spoken: Spoken): Intent {
  return (
    ofTalk(spoken) ??
    ofNothingKnown(spoken) ??
    ofLocalHelp(spoken) ??
    ofInsurance(spoken) ??
    ofRecord(spoken) ??
    ofService(spoken) ??
    ofMedicine(spoken) ??
    ofWordsAlone(spoken) ??
    ofShown(spoken) ??
    afterwards(spoken)
  )
}

const cryForHelp =
  /^\W*(?:i need |please )?(?:help|ayuda|ay[uú]deme|necesito ayuda)(?: me)?(?: please| por favor)?\W*$/i

function ofTalk(spoken: Spoken): Intent | undefined {
  const { signals, medicines, named, pointed, text, before } = spoken
  const { talk, onlyTalk, about } = signals
  const isOfDrug = medicines.drugs.length > 0
  if (cryForHelp.test(text)) return before.variant === 'community' ? 'local_help' : 'about_navi'
  if (talk.has('start_over') && (!isOfDrug || signals.length <= 8)) return 'start_over'
  if (isOfLanguage(spoken)) return 'language'
  if (onlyTalk === 'more' && !pointed.isOrdinal) return 'more'
  if (isRepeat(spoken)) return 'repeat'
  if (isParting(spoken)) return talk.has('goodbye') ? 'goodbye' : 'thanks'
  return about && !isOfDrug && named.length === 0 && !isAboutShown(spoken) ? 'about_navi' : undefined
}

function isRepeat({ signals, medicines, before }: Spoken): boolean {
  const { talk, onlyTalk, medicine, record, length } = signals
  if (onlyTalk === 'repeat') return true
  const isShort = length <= 4 || (before.shown.length > 0 && [...medicine, ...record].every((it) => it === 'detail'))
  const isOfNumber = record.has('phone') && before.intent !== 'phone' && before.shown.length > 0
  return talk.has('repeat') && isShort && !isOfNumber && medicines.drugs.every((drug) => before.drugs.includes(drug))
}

const intends = /\b(?:gonna|going to|ill|i will|let me|voy a|los llamo|les llamo)\b/

/** "Perfect, I'm going to call them": nothing is asked. */
function isParting({ signals: { talk }, text }: Spoken): boolean {
  return (talk.has('goodbye') || talk.has('thanks')) && intends.test(fold(text)) && !text.includes('?')
}

/** "Do they charge for that" is of what was shown, and so is a person who answers its phone. */
function isAboutShown({ signals: { about, record }, before, pointed, text }: Spoken): boolean {
  if (before.shown.length === 0) return false
  if (pointed.isOrdinal) return true
  return about === 'human' ? record.size > 0 : about === 'cost' && /\b(?:they|their|those|them)\b/.test(fold(text))
}

/** "Where do I call, and do they speak Spanish" is of a record. */
function isOfLanguage({ signals: { language, medicine, record }, medicines, before }: Spoken): boolean {
  const isOfShown = record.has('phone') && before.shown.length > 0
  return language !== undefined && medicines.drugs.length === 0 && medicine.size === 0 && !isOfShown
}

function ofNothingKnown({ signals, need, medicines }: Spoken): Intent | undefined {
  const asked = [...signals.medicine].filter(
    (means) => means !== 'medicine' && means !== 'programs' && means !== 'price',
  )
  const isOther = signals.isOffTopic && !(need.isSure && signals.medicine.has('programs'))
  const isMedicine = medicines.drugs.length > 0
  return isOther && (asked.length === 0 || signals.length > 2) && !isMedicine ? 'off_topic' : undefined
}

/** Discounts, and needs of daily life, with whatever is asked about them. */
function ofLocalHelp(spoken: Spoken): Intent | undefined {
  const { signals, medicines, need, before } = spoken
  const isDelivery = signals.medicine.has('delivery') && need.category !== 'food'
  if (medicines.drugs.length > 0 || (medicines.guesses.length > 0 && !need.isSure)) return undefined
  if (isOfProgramAsked(spoken)) return undefined
  const isOfRecord = (signals.record.has('phone') || signals.record.has('form')) && before.shown.length > 0
  if (signals.local.has('deal') && !isOfRecord && isOfVendors(spoken)) return 'deals'
  if (isOfDeals(spoken)) return 'deals'
  return !isDelivery && isLocalHelp(spoken) ? 'local_help' : undefined
}

/** "Would they turn me away if I own my house", of the medicine before. */
function isOfProgramAsked({ signals, before, place }: Spoken): boolean {
  return before.drugs.length > 0 && signals.medicine.has('eligibility') && place.place === ''
}

/** A store may have a list of medicines too: "a discount at Walmart for seniors" is none of it. */
function isOfVendors({ named, isOfDiscount, signals }: Spoken): boolean {
  if (signals.local.has('for_people')) return !signals.medicine.has('medicine')
  return named.every(({ kind }) => kind === 'vendor') || (!isOfDiscount && !signals.medicine.has('medicine'))
}

/** "And at CVS?" after deals. */
function isOfDeals({ before, followUp, need }: Spoken): boolean {
  const isOfVendors = before.shown.every(({ kind }) => kind === 'vendor')
  return before.intent === 'deals' && followUp.isContinued && isOfVendors && !need.isSure
}

function isLocalHelp(spoken: Spoken): boolean {
  const { signals, need, place } = spoken
  if (place.place && need.need && signals.record.size === 0) return true
  if (need.isSure && signals.record.has('papers') && spoken.before.shown.length === 0) return true
  if (signals.record.has('papers') || (isOfShown(spoken) && !place.place)) return false
  if (isOfRecordInTalk(spoken)) return false
  if (signals.rule) return (signals.rule === 'citizenship' || isOfImmigration(spoken)) && isOfDailyLife(spoken)
  if (isOfPlaceAlone(spoken)) return true
  return need.isSure || signals.local.has('local') || (need.concepts.length > 0 && isWeakNeed(spoken))
}

/** What is said is of a record that is pointed at, named or was shown. */
function isOfRecordInTalk(spoken: Spoken): boolean {
  const isPointed = spoken.pointed.isOrdinal && !spoken.need.isSure
  return isPointed || isOfNamed(spoken) || isSaidOfProgram(spoken)
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
    signals.length > 2
  )
}

/** "Who helps my daughter with her residency": immigration, and not where one must live. */
function isOfImmigration({ signals, need }: Spoken): boolean {
  return signals.rule === 'residency' && need.isSure
}

/** "A clinic, I have no papers": the rule is said in passing. */
function isOfDailyLife({ need, before, place }: Spoken): boolean {
  return before.drugs.length === 0 && (place.place !== '' || need.concepts.some((concept) => concept !== 'immigration'))
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

/** "How do I sign up for Medicaid": no form of a program is asked for. */
function ofInsurance({ signals, medicines, named, before }: Spoken): Intent | undefined {
  const isOfProgram = hasDrug(medicines) || named.length > 0 || before.shown.length > 0
  return !isOfProgram &&
    signals.medicine.has('insurance_help') &&
    (signals.record.has('form') || signals.rule === 'income')
    ? 'insurance_help'
    : undefined
}

function ofRecord(spoken: Spoken): Intent | undefined {
  const { signals, named, pointed, before, medicines, hasOwnDrug, isOfDiscount } = spoken
  if (isSupposed(spoken)) return 'eligibility'
  const asked = recordIntent(signals, isNewDrug(medicines.drugs, before.drugs))
  if (asked) return asked
  const isNamed = named.length > 0 || pointed.isOrdinal
  const wanted = [...signals.medicine].filter((means) => !['programs', 'medicine', 'may_get'].includes(means))
  const isOfDrug = hasOwnDrug && !signals.record.has('detail') && !pointed.isOrdinal
  if (isNamed && wanted.length === 0) return isOfDrug ? (isOfDiscount ? 'coupons' : 'programs') : 'detail'
  const isShown = before.shown.length > 0 || before.records.length > 0
  const isAsked = signals.record.has('detail') || signals.record.has('tell_more') || isOfOne(spoken)
  if (isAsked && isShown && wanted.length === 0 && medicines.drugs.length === 0) return 'detail'
  return undefined
}

/** "Do they pay for all of it?" of the one that was told of. */
function isOfOne({ before, pointed, signals, text }: Spoken): boolean {
  if (signals.talk.has('more')) return false
  return before.intent === 'detail' && before.records.length > 0 && pointed.isPointing && text.trim().endsWith('?')
}

/** "What if I have Medicare": the same medicine, with another fact of the person. */
function isSupposed({ followUp, facts, before, signals, named, medicines }: Spoken): boolean {
  const isOfSame = before.drugs.length > 0 && medicines.drugs.length === 0 && named.length === 0
  const isAskedElse = [...signals.medicine].some((means) => !['insurance_help', 'programs', 'may_get'].includes(means))
  return (
    isOfSame &&
    followUp.isContinued &&
    !followUp.isForAnother &&
    signals.record.size === 0 &&
    !isAskedElse &&
    facts.insurance !== undefined
  )
}

function isNewDrug(drugs: string[], known: string[]): boolean {
  return drugs.some((drug) => !known.includes(drug))
}

/** "Is it really free", after services and not medicines. */
function ofService(spoken: Spoken): Intent | undefined {
  const { before, medicines } = spoken
  const isOfMedicine = hasDrug(medicines) || before.drugs.length > 0 || spoken.signals.medicine.has('medicine')
  const isOfService = before.shown.length > 0 && before.shown.every(({ kind }) => kind === 'service')
  return isOfService && !isOfMedicine && spoken.pointed.isPointing ? ofShown(spoken) : undefined
}

const question =
  /^\W*(?:(?:and|so|but|ok|okay|then|well|y|pero|entonces)\W+)*(?:if|any|is|are|do|does|can|could|would|will|which|why|how|when|where|what|whats|hay|es|son|puede|pueden|puedo|cual|cuales|por que|como|cuando|donde|que)\b/

/** A question that no rule knows, after records were shown, is about these. */
function ofShown({ before, text, place, followUp, signals }: Spoken): Intent | undefined {
  const isOpen = !signals.talk.has('more') && place.place === '' && !place.unknown && !followUp.isForAnother
  const asks = text.split(/[.!;]+|(?<=[?])/).some((sentence) => sentence.endsWith('?') || question.test(fold(sentence)))
  return isOpen && before.shown.length > 0 && asks ? 'detail' : undefined
}

function ofMedicine({ signals, medicines, before }: Spoken): Intent | undefined {
  const isOfDrug = hasDrug(medicines) || before.drugs.length > 0
  const isOfServices = before.intent === 'local_help' && !isOfDrug && !signals.medicine.has('medicine')
  const asked = medicineIntent(signals, isOfDrug)
  // "And something cheap", after services.
  return isOfServices && (asked === 'coupons' || asked === 'programs') ? 'local_help' : asked
}

function hasDrug({ drugs, guesses, unknownName }: Spoken['medicines']): boolean {
  return drugs.length > 0 || guesses.length > 0 || unknownName !== ''
}

function medicineAlone(medicines: Spoken['medicines'], before: Spoken['before'], isSame: boolean): Intent | undefined {
  if (medicines.drugs.length > 0) return isSame || before.drugs.length === 0 ? sameIntent(before) : 'programs'
  if (!hasDrug(medicines)) return undefined
  return isSame && before.intent ? sameIntent(before) : 'which_drug'
}

/** A bare medicine, place, person or fact. */
function ofWordsAlone({ medicines, before, place, facts, followUp, pointed, signals }: Spoken): Intent | undefined {
  const isSame = followUp.isContinued || followUp.isCorrection
  const named = medicineAlone(medicines, before, isSame)
  if (named) return named
  if (pointed.isPointing && signals.length <= 2 && before.shown.length > 0) return 'detail'
  if (signals.medicine.has('medicine') && facts.insurance && before.drugs.length === 0) return 'insurance_help'
  if (place.place || place.unknown) return placeIntent(before)
  if (followUp.isForAnother) return sameIntent(before)
  if (Object.keys(facts).length > 0) return factIntent(before, facts)
  if (signals.tellsStatus && before.drugs.length > 0) return 'eligibility'
  return undefined
}

function placeIntent(before: Spoken['before']): Intent {
  if (before.intent === 'deals' || before.intent === 'local_help') return before.intent
  return before.drugs.length > 0 && before.variant !== 'community' ? sameIntent(before) : 'local_help'
}

function factIntent(before: Spoken['before'], facts: Spoken['facts']): Intent {
  if (before.drugs.length > 0) return before.asks ? 'eligibility' : sameIntent(before)
  return facts.insurance ? 'insurance_help' : 'eligibility'
}

function afterwards({ signals, followUp, before }: Spoken): Intent {
  if (signals.medicine.has('medicine')) return 'which_drug'
  if (signals.record.has('tell_more')) return 'more'
  if (signals.talk.has('repeat')) return 'repeat'
  for (const talk of ['goodbye', 'thanks', 'greeting'] as const) if (signals.talk.has(talk)) return talk
  if (signals.talk.has('more') && signals.length <= 6) return 'more'
  return followUp.isContinued && before.shown.length > 0 ? 'detail' : 'unclear'
}
