import type { PersonFacts, Topic } from '#contract/eligibility.ts'
import { topics } from '#contract/eligibility.ts'
import type { Asked, Intent, TalkContext } from '#server/chat/turn.ts'
import { answersNone } from '#server/eligibility/understand/insurance/none-answered.ts'
import { understand, understandYesNo } from '#server/eligibility/understand/understand.ts'
import type { Outside, Understanding } from '#server/eligibility/understand/understanding.ts'
import { fold } from '#text/fold.ts'
import { cardsOfDenial } from '../cards/cards-by-words.ts'
import { asksSomething } from '../dialogue-acts/asks-something.ts'
import { isOfCrew } from '../facts/home-in-text.ts'
import { isNotEarnedNow } from '../facts/income-told.ts'
import { adult } from '../facts/whose-age.ts'
import { insuranceAsked, nothingElse, planNamed, rulesAsked } from '../facts/words/fact-words.ts'
import { tellsPlaceLeft } from '../place/around-place.ts'
import { withVirginia } from '../place/place-name.ts'
import { isWord } from '../signals/loose-phrases.ts'
import { hasDrug, type Spoken } from '../spoken.ts'
import { checkedFor, sameIntent } from './medicine-intent.ts'

/** "Nada" in more words than these is said of something else. */
const mostWordsOfNone = 5
/** "We live in", before a place. */
const mostBesidePlace = 3
/** A question of more words beside a medicine is one of its own. */
const mostBesideName = 4

/** What a turn gives of what the turn before asked for. */
export type Given = {
  answered: Asked
  intent: Intent
  drugs?: string[]
  guesses?: string[]
  facts?: PersonFacts
}

/** Reads a turn as the answer to what was asked, if it is one. */
export function readGiven(spoken: Spoken, outside: Outside): Given | undefined {
  const { asks } = spoken.before
  if (!asks) return isOfMedicine(spoken) ? bareAnswer(spoken, outside, ['age']) : undefined
  return isTopic(asks) ? (ofTopic(asks, spoken, outside) ?? ofOtherTopic(asks, spoken, outside)) : ofSlot[asks](spoken)
}

const ofSlot: Record<Exclude<Asked, Topic>, (spoken: Spoken) => Given | undefined> = {
  drug: (spoken) =>
    ofGuess(spoken) ??
    (namesOnly(spoken) ? { answered: 'drug', intent: slotIntent(spoken) } : undefined) ??
    (isPlaceAlone(spoken) ? { answered: 'place', intent: checkedFor(spoken.before) } : undefined),
  place: (spoken) => (spoken.place.place ? { answered: 'place', intent: placeOrNeed(spoken) } : undefined),
  need: (spoken) => (spoken.need.need ? { answered: 'need', intent: 'local_help' } : undefined),
  record: ofRecord,
}

/** Whether what we ask is a fact of the person. */
export function isTopic(asks: Asked | null): asks is Topic {
  return asks !== null && (topics as string[]).includes(asks)
}

/** "yes" to "did you mean", or "no", which leaves the other guesses. */
function ofGuess({ text, medicines, before }: Spoken): Given | undefined {
  if (medicines.drugs.length > 0 || before.guesses.length === 0) return undefined
  const said = understandYesNo(text)
  if (said === undefined) return undefined
  const [first, ...others] = before.guesses
  return said && first
    ? { answered: 'drug', intent: sameIntent(before), drugs: [first] }
    : { answered: 'drug', intent: 'which_drug', drugs: [], guesses: others }
}

/** "Januvia is 550 everywhere, is there a generic yet" asks more than which one is first. */
function namesOnly({ medicines, signals, text }: Spoken): boolean {
  return medicines.drugs.length > 0 && !(signals.length > mostBesideName && asksSomething(text))
}

/** "We are in Lexington, Nebraska", where the medicine was asked for. */
function isPlaceAlone({ place, need, medicines }: Spoken): boolean {
  const left = place.rest.filter(isWord).length
  return place.place !== '' && !need.isSure && !hasDrug(medicines) && left <= mostBesidePlace
}

/** What the turn asks itself goes before what was asked for when the slot was open. */
function slotIntent(spoken: Spoken): Intent {
  return own(spoken) ?? sameIntent(spoken.before)
}

function placeOrNeed(spoken: Spoken): Intent {
  const { intent } = spoken.before
  const asked = own(spoken)
  // A notice "on the door" asks for no medicine at the door.
  if (asked && !(intent === 'local_help' && ofMedicine.has(asked))) return asked
  return intent === 'deals' ? intent : 'local_help'
}

function ofRecord({ named, pointed, before, signals }: Spoken): Given | undefined {
  if (named.length === 0 && !pointed.isOrdinal) return undefined
  const isSame = signals.record.size === 0 && before.intent
  return isSame && ['phone', 'form', 'papers', 'rule', 'source', 'card', 'detail'].includes(before.intent as string)
    ? { answered: 'record', intent: before.intent as Intent }
    : undefined
}

function ofTopic(topic: Topic, spoken: Spoken, outside: Outside): Given | undefined {
  if (spoken.medicines.drugs.length > 0 || spoken.signals.talk.has('repeat')) return undefined
  const read = understand(topic, textFor(topic, spoken), outside)
  if (!mayAnswer(topic, spoken, read)) return undefined
  if (topic === 'yearly_income' && isNoIncome(read, spoken.text)) return undefined
  const facts = factsOf(topic, read, spoken)
  if (topic === 'insurance' && (isOfOther(facts, spoken.text) || isAskedOnly(facts, spoken))) return undefined
  if (cardsOfDenial({ ...spoken, facts: { ...spoken.facts, ...facts } })) return undefined
  // "I need food 14609" tells the state, and asks for food.
  const near = topic === 'state' && spoken.need.isSure ? 'local_help' : undefined
  return { answered: topic, intent: near ?? own(spoken) ?? ofCards(spoken) ?? 'eligibility', facts }
}

/** A program may be named after the state that is told ("Minnesota"), or as a plan is ("MNsure"). */
function mayAnswer(topic: Topic, spoken: Spoken, { kind }: Understanding): boolean {
  const isOfPlan = topic === 'insurance' && kind === 'fact'
  if (spoken.named.length > 0 && topic !== 'state' && !isOfPlan) return false
  const isAnswer = kind === 'fact' || isToldBeside(topic, spoken) || kind === 'skip' || kind === 'not_known'
  // "I don't have any stubs" says nothing of insurance.
  return isAnswer && !spoken.signals.record.has('papers')
}

const oldest = 105

function isLikelyAge(age: number, takenBy: TalkContext['takenBy']): boolean {
  return age <= oldest && (takenBy === 'other' || age >= adult)
}

/** What a bare word or number answers, whatever was asked, and whether it does. */
const bareAnswers: [Topic, RegExp, (facts: Partial<PersonFacts>, before: TalkContext) => boolean][] = [
  // "My son's inhaler": "9".
  [
    'age',
    /^\W*(?:\d{1,3}|\p{L}{4,9}(?:(?: y)?[ -]\p{L}{3,6})?)(?: (?:years?|yrs?|años|anos)(?: old)?|(?: recién)? cumplidos(?: \p{L}+){0,3})?\W*$/iu,
    ({ age }, { takenBy }) => isLikelyAge(age?.from ?? 0, takenBy),
  ],
  ['yearly_income', /^\W*\d[\d,.]*\W*$/, ({ yearly_income }) => (yearly_income?.from ?? 0) >= 7_200],
]

/** "44", in a talk of a medicine, tells an age also where nothing was asked, but not after a danger or what asks a doctor. */
function isOfMedicine({ before: { drugs, intent, emergencies } }: Spoken): boolean {
  return drugs.length > 0 && emergencies.length === 0 && intent !== 'emergency' && intent !== 'advice'
}

/** "1900" or "61", where the state was asked: it tells what it can be, if that is not known. */
function ofOtherTopic(topic: Topic, spoken: Spoken, outside: Outside): Given | undefined {
  return bareAnswer(
    spoken,
    outside,
    topics.filter((other) => other !== topic),
  )
}

function bareAnswer({ text: said, before, place }: Spoken, outside: Outside, open: Topic[]): Given | undefined {
  // "41 new orleans"
  const text = place.place === '' ? said : place.rest.map(({ raw }) => raw).join(' ')
  for (const [other, shape, isLikely] of bareAnswers) {
    // "46404" is a ZIP code.
    const isPlace = other === 'yearly_income' && place.place !== ''
    const isOpen = open.includes(other) && before.facts[other] === undefined && shape.test(text) && !isPlace
    const read = isOpen ? understand(other, text, outside) : undefined
    if (read?.kind === 'fact' && isLikely(read.facts, before))
      return { answered: other, intent: 'eligibility', facts: read.facts }
  }
  return undefined
}

/** "The medicine is for her, she is 59 and I am 34" answers in more words than an answer has. */
function isToldBeside(topic: Topic, { facts }: Spoken): boolean {
  return (topic === 'age' || topic === 'household_size') && facts[topic] !== undefined
}

/** Where others live is no answer, and "Richmond, VA" no insurance. */
function textFor(topic: Topic, { place, text }: Spoken): string {
  if (topic === 'state') return place.told ?? text
  return place.state === 'VA' ? withVirginia(text) : text
}

/** Told beside hours, tips or a price, an income is read with more care than an answer is, as ages and places of several are. */
function factsOf(topic: Topic, read: Understanding, { facts, place, text }: Spoken): PersonFacts {
  const { state, household_size, ...others } = read.kind === 'fact' ? read.facts : {}
  const { yearly_income, age } = facts
  const isOfPlace = topic === 'state' && state && !place.state && !tellsPlaceLeft(text)
  const size = facts.household_size ?? household_size
  const isOfHome = size !== undefined && !isOfCrew(text, size)
  return {
    ...others,
    ...(isOfHome && { household_size: size }),
    ...(isOfPlace && { state }),
    ...(yearly_income && { yearly_income }),
    ...(age && { age }),
  }
}

/** By the month, of which nothing is said, so little is more likely thousands: "good money like 110". */
const fewestAYear = 3_000

function isNoIncome(read: Understanding, text: string): boolean {
  if (read.kind !== 'fact') return false
  const { from = 0 } = read.facts.yearly_income ?? {}
  return isNotEarnedNow(text) || (read.doubtful === 'period' && from > 0 && from < fewestAYear)
}

const ofMedicine = new Set<Intent>(['copay', 'delivery', 'coupons', 'price'])

/** "How much is it from the company" tells of no insurance through one, where the more careful reader hears none either. */
function isAskedOnly({ insurance }: PersonFacts, { facts, text }: Spoken): boolean {
  return insurance?.includes('none') === false && facts.insurance === undefined && asksSomething(text)
}

/** "Would she qualify for Medicaid" tells of no insurance, and "nothing hurts" not that there is none. */
function isOfOther({ insurance = [] }: PersonFacts, text: string): boolean {
  const folded = fold(text)
  // "No, she does not qualify for Medicaid."
  if (insurance.includes('none') && answersNone(text) && !asksSomething(text) && planNamed.test(folded)) return false
  const isLong = folded.split(' ').length > mostWordsOfNone && !answersNone(text)
  const isBareNone = insurance.includes('none') && (isLong || nothingElse.test(folded)) && !planNamed.test(folded)
  return isBareNone || insuranceAsked.test(folded) || rulesAsked.test(folded)
}

/** What was asked may belong to a card of knowledge: "which state are you in". */
function ofCards({ before: { cards } }: Spoken): Intent | undefined {
  return cards.length > 0 ? 'knowledge' : undefined
}

/** An intent of its own that a turn has besides its answer. */
function own({ signals }: Spoken): Intent | undefined {
  const { medicine, record } = signals
  if (record.has('phone') && signals.length > 1) return 'phone'
  for (const intent of ['copay', 'delivery', 'coupons'] as const) if (medicine.has(intent)) return intent
  return signals.asksPrice && signals.length > 2 ? 'price' : undefined
}
