import { ofMedicine } from '#server/catalogue/what-to-learn.ts'
import { tellsOfTried } from '#server/chat/medicines/tried-before.ts'
import { fold } from '#text/fold.ts'
import { asksSomething } from '../dialogue-acts/asks-something.ts'
import type { Meaning } from '../signals/scored-meaning.ts'
import { hasDrug, type Spoken } from '../spoken.ts'
import { daysLeft } from './supply-left.ts'
import { toldJustBefore } from './told-just-before.ts'
import * as said from './words/card-words.ts'

const ofScam = 'companies-that-charge-for-free-programs'
const ofDenial = new Set([
  'denied-ask-why',
  'internal-appeal',
  'step-therapy',
  'exception-request',
  'prior-authorization',
])
const ofPlanCall = 'medicare-scam-call'
const ofGivenNumber = 'gave-number-to-scammer'
const endedForPapers = 'medicaid-ended-for-papers'
const ofLostMedicaid = ['medicaid-apply-any-time', 'medicaid-appeal-fair-hearing', 'chip']

/** The cards of an answer that what is said next may belong to. */
export function cardsThatGoOn(cards: string[]): string[] {
  return cards.filter((card) => card === ofScam)
}

/** The cards that answer what the language model often hears as something else; `insulinName` gives the folded name of an insulin by its id. */
export function cardsByWords(spoken: Spoken, insulinName: (drug: string) => string | undefined): Meaning | undefined {
  const insulins = spoken.medicines.drugs.flatMap((drug) => insulinName(drug) ?? [])
  const folded = insulins.reduce((text, name) => text.replaceAll(name, 'insulin'), fold(spoken.text))
  const says = (shapes: RegExp[]) => shapes.every((shape) => shape.test(folded))
  if (isOfFees(spoken, says)) return knowledge([ofScam])
  if (isTriedBefore(spoken)) return knowledge(['doctor-letter'])
  if (says(said.shutoffWhileSick)) return { ...knowledge(['medical-shutoff-protection']), also: 'utilities' }
  const ofTrust = trustCard(spoken, folded, says)
  if (ofTrust) return knowledge([ofTrust])
  const isOut = outOf(spoken, folded, says)
  if (isOut) return knowledge([isOut])
  if (says(said.genericAsked) && isOfMedicine(spoken)) return knowledge([ofMedicine])
  if (says(said.stepTherapy)) return knowledge(['step-therapy', 'denied-ask-why'])
  if (says(said.extraHelp) && isInPuertoRico(spoken, folded)) return knowledge(['medicare-in-puerto-rico'])
  return (
    ofPapers(folded, says) ??
    (says(said.undocumented) && isOfNothingElse(spoken) ? knowledge(['undocumented-options']) : undefined)
  )
}

/** Whether a company wants money, or holds a number, for what is free; who wants the number of a card is no such company. */
function isOfFees({ before }: Spoken, says: (shapes: RegExp[]) => boolean): boolean {
  if (says(said.numberWanted)) return false
  const isAfter = before.cards.includes(ofScam)
  return says(said.scam) || says(said.holdsNumber) || says(said.gaveNumber) || (isAfter && says(said.scammed))
}

/** Whom not to trust, and who sells nothing. */
function trustCard(spoken: Spoken, folded: string, says: (shapes: RegExp[]) => boolean): string | undefined {
  if (says(said.numberWanted)) return said.gaveIt.test(folded) ? ofGivenNumber : ofPlanCall
  const isGiven = said.gaveIt.test(folded) && !said.gaveNone.test(folded)
  if (toldJustBefore(spoken.before) === ofPlanCall && isGiven) return ofGivenNumber
  if (says(said.planCall)) return ofPlanCall
  if (says(said.soldOnline)) return 'buy-medicine-online-safely'
  const isOfHelp = spoken.before.intent === 'local_help' && asksSomething(spoken.text)
  if (isOfHelp && says(said.tellsImmigration)) return 'programs-that-ask-status'
  return asksForCounselor(spoken, folded) ? 'ship-free-counseling' : undefined
}

/** Who has Medicare, or talks of it, and wants somebody who sells nothing. */
function asksForCounselor({ facts, before }: Spoken, folded: string): boolean {
  const insurance = facts.insurance ?? before.facts.insurance ?? []
  return said.noSalesman.test(folded) && (insurance.includes('medicare') || /\bmedicare\b/.test(folded))
}

/** What may be sent for papers that one has not, and how to get back Medicaid, that may have ended for want of some. */
function ofPapers(folded: string, says: (shapes: RegExp[]) => boolean): Meaning | undefined {
  if (says(said.withoutIncomePapers)) return knowledge(['proof-of-income-papers', 'no-income-letter'])
  if (!says(said.lostMedicaid)) return undefined
  return knowledge([...(said.missingPapers.test(folded) ? [endedForPapers] : []), ...ofLostMedicaid])
}

/** Who has medicine for longer can wait for an answer by the usual ways. */
const mostDaysLeft = 7

/** The card for who has nothing left, or little and asks nothing else. */
function outOf(spoken: Spoken, folded: string, says: (shapes: RegExp[]) => boolean): string | undefined {
  const isOfInsulin = folded.includes('insulin')
  const days = daysLeft(spoken.text)
  const isLow = days === undefined ? says(said.nearlyOut) : days <= mostDaysLeft
  const isToldOut = isLow || said.outSince.test(folded)
  const isNearly = isToldOut && isOfMedicine(spoken) && !asksSomething(spoken.text)
  if (says(isOfInsulin ? said.outOfInsulin : said.outOfMedicine) || isNearly)
    return isOfInsulin ? 'out-of-insulin-today' : 'out-of-medicine-today'
  return undefined
}

/** "We tried both", of a medicine that a plan may refuse: the doctor's letter tells the plan so. */
function isTriedBefore({ text, facts, medicines, before }: Spoken): boolean {
  const { drugs, facts: known } = before
  const isOfDenial = ofDenial.has(toldJustBefore(before) ?? '')
  const isNew = medicines.drugs.some((drug) => !drugs.includes(drug))
  const isInsured = !(facts.insurance ?? known.insurance)?.includes('none')
  if (!tellsOfTried(text) || asksSomething(text)) return false
  return isOfDenial || (drugs.length > 0 && !isNew && isInsured)
}

function isInPuertoRico({ facts, place, before }: Spoken, folded: string): boolean {
  return (facts.state || place.state || before.facts.state) === 'PR' || /\b(?:puerto rico|pr)\b/.test(folded)
}

function isOfMedicine({ medicines, before }: Spoken): boolean {
  return hasDrug(medicines) || before.drugs.length > 0
}

/** Whom a program takes, its own rule tells. */
const ofProgram =
  /\b(?:they|ellos|(?:that|this|the|esa|ese|este|esta|la|el) (?:program|help|card|ayuda|programa|tarjeta))\b/

/** Also of the medicine of the talk it is asked whether papers count: "no tengo papeles, ¿eso afecta?" */
function isOfNothingElse({ text, medicines, before, need }: Spoken): boolean {
  const isOfDailyLife = need.concepts.some((concept) => concept !== 'immigration')
  const isOfMedicine = before.drugs.length > 0 && (!asksSomething(text) || ofProgram.test(fold(text)))
  return !hasDrug(medicines) && !isOfMedicine && !isOfDailyLife
}

/** What may be done where a plan said no to a medicine: the next step of the plan that the person has. */
export function cardsOfDenial({ text, facts, before }: Pick<Spoken, 'text' | 'facts' | 'before'>): Meaning | undefined {
  const folded = fold(text)
  if (said.refusedPerson.test(folded) || said.refusedByProgram.test(folded)) return undefined
  if (!said.denied.test(folded))
    return said.priorApproval.test(folded) ? knowledge(['prior-authorization', 'denied-ask-why']) : undefined
  const insurance = facts.insurance ?? before.facts.insurance ?? []
  const isAgain = said.deniedAgain.test(folded)
  if (insurance.includes('medicare'))
    return knowledge(['denied-ask-why', 'part-d-redetermination', 'exception-request'].slice(isAgain ? 1 : 0))
  if (insurance.includes('medicaid'))
    return knowledge(['denied-ask-why', 'medicaid-appeal-fair-hearing'].slice(isAgain ? 1 : 0))
  return knowledge(
    isAgain ? ['external-review', 'doctor-letter'] : ['denied-ask-why', 'internal-appeal', 'doctor-letter'],
  )
}

/** The card that was told last. */
export function toldLast({ before: { told } }: Pick<Spoken, 'before'>): Meaning {
  return knowledge(told.slice(-1))
}

/** Cards as what is meant for certain, the likeliest first. */
export function knowledge(ids: string[]): Meaning {
  const cards = ids.map((id, at) => ({ id, chance: 1 - at / 10 }))
  return { intent: 'knowledge', chance: 1, about: null, cards, isVague: false, need: '', needChance: 0, also: '' }
}
