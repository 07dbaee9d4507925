import type { InsuranceKind } from '#contract/eligibility.ts'
import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import { kinNamed } from '#server/chat/patients/kin.ts'
import type { Understood } from '#server/chat/turn.ts'
import { insuranceNotHeld } from '#server/eligibility/understand/insurance/held-insurance.ts'
import { isPast } from '#server/emergencies/tells-before.ts'
import { fold } from '#text/fold.ts'
import { asksSomething, wantsSomething, withoutWhatNext } from '../dialogue-acts/asks-something.ts'
import type { LikelyCard, Meaning } from '../signals/scored-meaning.ts'
import type { Spoken } from '../spoken.ts'
import { cardShareOf, ofOthers } from './card-share.ts'
import { knowledge } from './cards-by-words.ts'
import { refusedPerson } from './words/card-words.ts'
import * as said from './words/event-words.ts'

/** A sentence of what is told, folded, its part on insurance that is held no more, and what is known. */
type Told = { text: string; ended: string; insurance: InsuranceKind[]; spoken: Spoken }

/**
 * A kind of event: whether it is told, and the cards for it, of which the first answers, unless the talk makes another likelier.
 * `lost`: the insurance that is held no more.
 */
type Event = { isTold: (told: Told) => boolean; cards: (told: Told) => string[]; lost?: InsuranceKind[] }

const all =
  (...shapes: RegExp[]) =>
  (text: string) =>
    shapes.every((shape) => shape.test(text))
const of =
  (...ids: string[]) =>
  () =>
    ids

const isOfMedicaid = ({ text, insurance }: Told) => said.medicaid.test(text) || insurance.includes('medicaid')
const isOfMedicare = ({ text, insurance }: Told) => said.medicare.test(text) || insurance.includes('medicare')
/** That insurance ends, or has ended. */
const ends = ({ ended }: Told) => said.ends.test(ended) && !said.endsNothing.test(ended)
const endsFor = (name: RegExp) => (told: Told) => ends(told) && name.test(told.ended)

/** What may befall somebody, the first that is told decides. */
const events: Event[] = [
  {
    isTold: ({ text, spoken }) => said.pregnant.test(text) && isUninsured(text, spoken),
    cards: of('pregnant-no-insurance'),
  },
  {
    isTold: ({ text, spoken }) =>
      said.born.test(text) && spoken.before.drugs.length + spoken.medicines.drugs.length === 0,
    cards: of('newborn-covered'),
  },
  { isTold: isOutOfJail, cards: of('out-of-jail-medicine') },
  { isTold: ({ text }) => all(...said.approvalEnds)(text), cards: of('approval-runs-out') },
  {
    isTold: ({ text }) => refusedPerson.test(text) && said.medicaid.test(text),
    cards: of('medicaid-appeal-fair-hearing'),
  },
  {
    isTold: ({ text }) => said.excludes.test(text) && said.insurance.test(text),
    cards: of('plan-excludes-my-medicine'),
  },
  { isTold: ({ text }) => said.refuses.test(text), cards: of('denied-ask-why', 'exception-request') },
  { isTold: ({ text }) => said.notPaidAnyMore.test(text), cards: notPaidAnyMore },
  { isTold: ({ text }) => all(...said.cardUsedUp)(text), cards: of('copay-accumulator', 'copay-maximizer') },
  {
    isTold: ({ text }) => all(said.payerOrLetter, ...said.stepFirst)(text),
    cards: of('step-therapy', 'va-will-not-give-medicine'),
  },
  { isTold: ({ text }) => all(said.wantsSwitch, said.payer)(text), cards: afterSwitch },
  { isTold: ({ text }) => said.refillTooSoon.test(text), cards: of('refill-too-soon', 'lost-or-stolen-medicine') },
  { isTold: isOutOfStock, cards: of('out-of-stock') },
  { isTold: ({ text }) => all(...said.premiumUp)(text), cards: of('marketplace-subsidies-2027') },
  { isTold: ({ text }) => said.extraHelp.test(text) && said.ends.test(text), cards: of('extra-help-ending-letter') },
  { isTold: ({ text }) => all(said.medicare, said.ofKidney, said.ends)(text), cards: of('kidney-failure-medicare') },
  { isTold: isPlanOff, cards: of('li-net', 'extra-help-not-in-computer') },
  { isTold: ({ text }) => all(said.medicare, said.planLeaves, /\bplan\b/)(text), cards: of('medicare-plan-ending') },
  { isTold: renews, cards: of('medicaid-renewal') },
  { isTold: ({ text }) => said.missedDate.test(text), cards: afterDate },
  {
    isTold: ({ text }) => all(said.medicaid, said.earnsTooMuch, said.ends)(text),
    cards: of('lost-medicaid-marketplace-days'),
  },
  {
    isTold: ({ text }) => all(said.medicaid, said.isOff)(text) && !said.medicare.test(text),
    cards: medicaidLost,
    lost: ['medicaid'],
  },
  { isTold: endsFor(said.medicaid), cards: medicaidLost, lost: ['medicaid'] },
  { isTold: ({ text }) => said.cobraOffered.test(text), cards: of('cobra') },
  { isTold: ({ text }) => said.turns26.test(text), cards: of('turning-26') },
  { isTold: ({ text }) => all(...said.startsLater)(text), cards: of('between-insurances') },
  {
    isTold: (told) => ends(told) && said.insurance.test(told.ended),
    cards: insuranceLost,
    lost: ['commercial', 'medicaid'],
  },
  {
    isTold: ({ text, spoken }) => all(said.losesSpouse, said.insurance)(text) && !isInsured(spoken),
    cards: of('divorce-or-death-insurance'),
  },
  { isTold: isJobLost, cards: of('lost-job-insurance') },
  {
    isTold: isNearMedicare,
    cards: of('medicare-first-sign-up', 'working-past-65-job-plan', 'tricare-at-65'),
  },
  { isTold: ({ text }) => all(said.earnsMore, said.earnsTooMuch)(text), cards: of('lost-medicaid-marketplace-days') },
  { isTold: moves, cards: afterMove },
  { isTold: (told) => said.earnsMore.test(told.text) && isOfMedicaid(told), cards: of('medicaid-income-goes-up') },
  { isTold: ({ text }) => all(said.incomeChanged, said.marketplace)(text), cards: of('marketplace-income-changed') },
  {
    isTold: (told) => said.noDrugPlan.test(told.text) && isOfMedicare(told),
    cards: of('medicare-late-penalty', 'va-and-part-d', 'extra-help-apply'),
  },
]

/** The pharmacy of a base or of the VA has its own list, and sends people on. */
function isOutOfStock({ text, insurance }: Told): boolean {
  return said.outOfStock.test(text) && !insurance.includes('tricare') && !insurance.includes('va')
}

function isUninsured(text: string, { facts, before }: Spoken): boolean {
  return said.uninsured.test(text) || (facts.insurance ?? before.facts.insurance ?? []).includes('none')
}

function notPaidAnyMore({ insurance }: Told): string[] {
  return insurance.includes('medicare')
    ? ['plan-dropped-my-medicine']
    : ['exception-request', 'plan-dropped-my-medicine']
}

function afterSwitch({ insurance }: Told): string[] {
  return insurance.includes('va') ? ['va-will-not-give-medicine'] : ['exception-request', 'step-therapy']
}

/** Who has Medicare with low income, and is told that the plan is off, gets medicine all the same. */
function isPlanOff({ text, insurance }: Told): boolean {
  const isHelped = insurance.includes('medicaid') || insurance.includes('extra_help')
  return all(said.inactive, said.insurance)(text) && insurance.includes('medicare') && isHelped
}

function renews(told: Told): boolean {
  if (!isOfMedicaid(told) && !/\bredetermin/.test(told.text)) return false
  return !said.isOver.test(told.text) && (said.renews.test(told.text) || all(...said.dueLetter)(told.text))
}

function afterDate(told: Told): string[] {
  if (isOfMedicaid(told)) return ['medicaid-ended-for-papers']
  if (isOfMedicare(told)) return ['medicare-first-sign-up', 'medicare-open-enrollment', 'medicare-appeal-deadline']
  return said.ofJob.test(told.text)
    ? ['job-plan-days-to-join']
    : ['special-enrollment-lost-coverage', 'marketplace-open-enrollment-2027', 'job-plan-days-to-join']
}

function medicaidLost({ text }: Told): string[] {
  if (said.ofPapers.test(text)) return ['medicaid-ended-for-papers']
  if (said.earnsTooMuch.test(text)) return ['lost-medicaid-marketplace-days']
  return ['medicaid-apply-any-time', 'medicaid-ended-for-papers']
}

function insuranceLost({ text }: Told): string[] {
  if (said.losesSpouse.test(text)) return ['divorce-or-death-insurance']
  if (said.turns26.test(text)) return ['turning-26']
  if (said.didNotPay.test(text)) return ['marketplace-missed-premium']
  return said.ofJob.test(text) ? ['lost-job-insurance'] : ['special-enrollment-lost-coverage', 'lost-job-insurance']
}

/** Where a talk begins with it, work may be what is looked for; and who tells what insurance came after it needs no other. */
function isJobLost({ text, spoken }: Told): boolean {
  const { before } = spoken
  const isOfInsurance = said.insurance.test(text) || before.drugs.length > 0
  return said.losesJob.test(text) && isOfInsurance && !isInsured(spoken)
}

/** "Just out of jail need work" asks for that. */
function isOutOfJail({ text, spoken: { medicines, before, signals } }: Told): boolean {
  const isOfMedicine = medicines.drugs.length > 0 || before.drugs.length > 0 || signals.medicine.has('medicine')
  return said.outOfJail.test(text) && (isOfMedicine || said.insurance.test(text))
}

/** Whether a turn tells what insurance there is now. */
function isInsured({ facts }: Spoken): boolean {
  return (facts.insurance ?? []).some((kind) => kind !== 'none')
}

/** Who has nothing until then needs that first. */
function isNearMedicare({ text, spoken: { facts } }: Told): boolean {
  return (said.turns65.test(text) || said.medicareBegins.test(text)) && !facts.insurance?.includes('none')
}

function moves({ text, insurance, spoken: { place, before } }: Told): boolean {
  const isElsewhere = place.state !== '' && place.state !== before.facts.state
  const isInsured = isElsewhere && insurance.some((kind) => kind !== 'none')
  return said.moves.test(text) && (isInsured || said.insurance.test(text))
}

function afterMove(told: Told): string[] {
  if (isOfMedicaid(told)) return ['medicaid-other-state']
  return isOfMedicare(told) ? ['moved-out-of-medicare-plan-area'] : ['moved-to-another-state']
}

/** Where a talk begins the language model hears most events by itself, and a card is told in place of what it hears only from this chance on. */
const likelyAtFirst = 0.3

/** A less likely card takes no other's place. */
const telling = 0.15

/**
 * The card for what befell somebody, if the talk has not had it, and the insurance that is held no more. `ifUnclear`: a card that
 * is told only where nothing else is understood.
 */
export type EventTold = { meaning?: Meaning; ifUnclear?: Meaning; lost: InsuranceKind[] }

/**
 * Builds what hears that something befell a person: insurance that ended or will, a job that is lost, a letter with a date, a
 * medicine that a plan dropped. Told so, it needs an answer as if it were asked.
 */
export function createEventTold(cards: readonly Knowledge[]) {
  const shareOf = cardShareOf(cards)

  /** The likeliest of the cards for an event that are for this person. */
  const cardFor = ({ event, sentence }: Found, likely: readonly LikelyCard[]): LikelyCard | undefined => {
    const { text, before, facts } = sentence.spoken
    const share = shareOf({ facts: { ...before.facts, ...facts }, text }, before)
    const chanceOf = (id: string) => likely.find((card) => card.id === id && card.chance >= telling)?.chance ?? 0
    const cards = event.cards(sentence).filter((id) => share(id) > ofOthers)
    return cards.map((id) => ({ id, chance: chanceOf(id) })).toSorted((a, b) => b.chance - a.chance)[0]
  }

  return (spoken: Spoken, likely: () => readonly LikelyCard[]): EventTold => {
    const found = eventIn(spoken)
    if (!found) return { lost: [] }
    const { event, sentence } = found
    const lost = isHeldStill(sentence) ? [] : (event.lost ?? [])
    const card = event.lost && isOfMedicine(spoken) ? undefined : cardFor(found, likely())
    if (card === undefined || spoken.before.told.includes(card.id)) return { lost }
    return { [isToldFirst(card, found) ? 'meaning' : 'ifUnclear']: knowledge([card.id]), lost }
  }
}

/** Whether a card comes before all else that a turn may mean. Who begins a talk with a medicine is shown what may pay for it. */
function isToldFirst({ chance }: LikelyCard, { event, sentence: { spoken } }: Found): boolean {
  const isLikely = event.lost !== undefined || chance >= likelyAtFirst
  return spoken.before.intent !== null || (isLikely && spoken.medicines.drugs.length === 0)
}

/** The facts of a person without the insurance that is lost: with none, where no other is known. */
export function withoutLost<T extends Pick<Understood, 'facts'>>(understood: T, lost: readonly InsuranceKind[]): T {
  if (lost.length === 0) return understood
  const held = (understood.facts.insurance ?? []).filter((kind) => !lost.includes(kind))
  return { ...understood, facts: { ...understood.facts, insurance: held.length > 0 ? held : ['none'] } }
}

/** Until the day that is told, or it is that of others than the talk is of. */
function isHeldStill({ text, spoken: { takenBy } }: Told): boolean {
  const isLater = said.endsLater.test(text) && !said.isOver.test(text)
  return isLater || (takenBy !== 'other' && kinNamed(text).length > 0)
}

/** Who has just lost insurance and names or needs a medicine is shown what helps without any. */
function isOfMedicine({ medicines, signals, text }: Spoken): boolean {
  return medicines.drugs.length > 0 || (signals.medicine.has('medicine') && wantsSomething(text))
}

/** Whether help near one is wanted, or a program was tried. */
function isOfElse({ need, tried, text, pointed }: Spoken): boolean {
  const isOfHelp = need.isSure && need.category !== 'healthcare' && wantsSomething(text)
  return pointed.isOrdinal || tried.length > 0 || isOfHelp
}

type Found = { event: Event; sentence: Told }

function eventIn(spoken: Spoken): Found | undefined {
  const text = withoutWhatNext(spoken.text)
  if (asksSomething(text) || isOfElse(spoken)) return undefined
  const insurance = spoken.facts.insurance ?? spoken.before.facts.insurance ?? []
  const sentences = text
    .split(/[.!?;\n]+/)
    .map((sentence) => ({ text: fold(sentence), ended: endedIn(sentence), insurance, spoken }))
    .filter((sentence) => !isPast(sentence.text))
  for (const event of events) {
    const sentence = sentences.find(event.isTold)
    if (sentence) return { event, sentence }
  }
  return undefined
}

/** What of a sentence is of insurance that is not held. A chip and a hip are other things too, and end not. */
function endedIn(sentence: string): string {
  if (!said.ends.test(fold(sentence))) return ''
  return /\bHIP\b|\bchip\b/i.test(sentence) ? fold(sentence) : fold(insuranceNotHeld(sentence))
}
