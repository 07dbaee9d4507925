import type { EmergencyKind } from '#contract/communities.ts'
import type { InsuranceKind, PersonFacts } from '#contract/eligibility.ts'
import type { Hazards } from '#server/chat/safety/read-hazards.ts'
import { type Intent, intentsToPayLess, type RecordRef, type Understood } from '#server/chat/turn.ts'
import { stateOfPlan } from '#server/eligibility/understand/insurance/plan-states.ts'
import { asksSomething, wantsSomething } from './dialogue-acts/asks-something.ts'
import { adult, tellsOwnAge } from './facts/whose-age.ts'
import type { Given } from './meaning/asked.ts'
import { nearbyNeeds } from './needs/nearby-needs.ts'
import { needOf } from './needs/need-meant.ts'
import { asksUnknownRecord } from './records/unknown-record.ts'
import type { Meaning } from './signals/scored-meaning.ts'
import type { Spoken } from './spoken.ts'

const ofPlaceOnly = new Set<Intent>(['local_help', 'deals'])
const ofTalk = new Set<Intent>([
  'greeting',
  'thanks',
  'goodbye',
  'about_navi',
  'start_over',
  'off_topic',
  'other_language',
  'care',
  'unclear',
  'personal',
])

/** What is answered with a need near the reader beside it. */
const withOther = new Set<Intent>([...intentsToPayLess, 'knowledge'])

const isParting = new Set<Intent>(['thanks', 'goodbye', 'language', 'repeat'])

type Rest = {
  hazards: Hazards
  meaning: Meaning | undefined
  also: string
  doubts: Pick<Understood, 'isUnsure' | 'isDoubtful'>
  records: RecordRef[]
}

/** Puts together what a turn says and what the turns before said. */
export function understoodOf(intent: Intent, spoken: Spoken, given: Given | undefined, rest: Rest): Understood {
  const { before, signals, place, language } = spoken
  const { hazards, meaning, also, doubts, records } = rest
  return {
    intent,
    text: spoken.text,
    ...doubts,
    language: intent === 'language' ? (signals.language ?? language) : language,
    ...medicinesOf(intent, spoken, given),
    place: intent === 'start_over' ? '' : place.place || before.place,
    unknownPlace: place.unknown,
    ...needOf(intent, spoken, meaning),
    also: alsoOf(intent, also, spoken),
    deal: intent === 'deals' ? dealOf(spoken) : '',
    records: intent === 'start_over' ? [] : records,
    isUnknownRecord: asksUnknownRecord(intent, spoken),
    rule: intent === 'rule' ? ruleOf(spoken) : null,
    about: intent === 'about_navi' ? (signals.about ?? meaning?.about ?? 'abilities') : null,
    cards: intent === 'knowledge' ? before.cards : [],
    otherCards: [],
    guessedCard: null,
    mayBeDanger: mayBeDanger(intent, spoken, hazards),
    isSlightDanger: isSlightDanger(spoken, hazards),
    isTakenBack: hazards.isTakenBack,
    advice: hazards.advice,
    emergencies: hazards.emergencies,
    facts: factsOf(intent, spoken, given),
    ...(intent === 'start_over'
      ? { isOfOther: false, patient: undefined, patients: [] }
      : { isOfOther: before.isOfOther, patient: before.patient, patients: before.patients }),
    takenBy: intent === 'start_over' ? undefined : spoken.takenBy,
    incomeOf: intent === 'start_over' ? undefined : spoken.incomeOf,
    tried: triedSoFar(intent, spoken),
    personal: hazards.personal,
    answered: given?.answered ?? null,
  }
}

/**
 * After numbers to call it is asked once more, but of who takes it back in plain words. Who was asked and went on is not
 * asked with each turn.
 */
function mayBeDanger(intent: Intent, { before, medicines }: Spoken, hazards: Hazards): EmergencyKind | null {
  if (before.isAskedOfDanger) return null
  const [last] = before.emergencies
  if (!last || medicines.drugs.length > 0 || hazards.isInGoodHands) return hazards.mayBeDanger
  return hazards.isTakenBack || isParting.has(intent) ? null : last
}

function isSlightDanger({ before }: Spoken, { isSlight, isDenied }: Hazards): boolean {
  return isSlight && (isDenied || before.emergencies.length === 0)
}

/** "There are 3 of us", after a limit: of income still. */
function ruleOf({ signals, facts }: Spoken): Understood['rule'] {
  const isOfIncome = facts.household_size !== undefined || facts.yearly_income !== undefined
  return signals.rule ?? (isOfIncome ? 'income' : null)
}

function medicinesOf(intent: Intent, { medicines, before }: Spoken, given: Given | undefined) {
  const isOfNone = ofPlaceOnly.has(intent) || ofTalk.has(intent)
  const guesses = given?.guesses ?? (given?.drugs || isOfNone ? [] : medicines.guesses)
  const unknownName = isOfNone ? '' : medicines.unknownName
  const isOpen = medicines.drugs.length === 0 && (guesses.length > 0 || unknownName !== '' || intent === 'which_drug')
  const kept = isOpen || isOfNone ? [] : before.drugs
  const named = given?.drugs ?? medicines.drugs
  return { drugs: named.length > 0 ? named : kept, isDrugNamed: named.length > 0, guesses, unknownName }
}

/**
 * What the language model hears besides is needed where a word names it too: "I need help paying for lamictal" sounds of a
 * lawyer, a town by itself of bills, and "they tested me at a clinic" asks for none. Rent and food are needed by their words
 * alone: "help with the rent and my pills".
 */
function alsoOf(intent: Intent, also: string, { language, text, need }: Spoken): string {
  const needed = nearbyNeeds.get(also)
  const isWanted = wantsSomething(text) || asksSomething(text)
  const isSaid = text.trim().split(/\s+/).length >= fewestOfNeed && needed?.category === need.category
  const isMeant = isSaid && (isWanted || need.category !== 'healthcare')
  if (needed && withOther.has(intent) && isMeant) return needed[language]
  return intent === 'programs' && isWanted && need.concepts.some((concept) => ofHome.has(concept)) ? need.need : ''
}

const ofHome = new Set(['rent', 'eviction', 'utility', 'food', 'pantry'])

const fewestOfNeed = 3

/** A place alone goes on with what was looked for before. */
function dealOf({ deal, place, before }: Spoken): string {
  return deal || (place.place && before.intent === 'deals' ? before.deal : '')
}

/** What is said not to be tried yet, or asked about by its name, is so no longer. */
function triedSoFar(intent: Intent, { before, tried, notTried, named }: Spoken): string[] {
  if (intent === 'start_over') return []
  const again = intent === 'eligibility' && tried.length === 0 ? named.map(({ id }) => id) : notTried
  return [...new Set([...before.tried.filter((id) => !again.includes(id)), ...tried])]
}

function factsOf(intent: Intent, spoken: Spoken, given: Given | undefined): PersonFacts {
  if (intent === 'start_over') return {}
  const { state } = spoken.place
  const told = { ...(intent === 'emergency' ? withoutOthersAge(spoken) : spoken.facts), ...given?.facts }
  const ofPlan = told.insurance ? stateOfPlan(spoken.text) : undefined
  return {
    ...(ofPlan && { state: ofPlan }),
    ...withoutInsurance(spoken.before.facts, spoken.deniedInsurance),
    ...(state && { state }),
    ...told,
  } as PersonFacts
}

/** How old a child is who swallowed the pills says nothing of who takes them. */
function withoutOthersAge({ facts, text }: Spoken): PersonFacts {
  const { age, ...others } = facts
  const isOfChild = age?.to !== undefined && age.to !== null && age.to < adult
  return isOfChild && !tellsOwnAge(text) ? others : facts
}

/** What is said not to be held is known no longer. */
function withoutInsurance({ insurance = [], ...others }: PersonFacts, denied: InsuranceKind[]): PersonFacts {
  const held = insurance.filter((kind) => !denied.includes(kind))
  return held.length > 0 ? { ...others, insurance: held } : others
}
