import type { Intent } from '#server/chat/turn.ts'
import { mayUseCopayCards } from '#server/eligibility/check-insurance.ts'
import { fold } from '#text/fold.ts'
import { tellsShelter } from '../place/dwelling.ts'
import type { Meaning } from '../signals/scored-meaning.ts'
import type { Spoken } from '../spoken.ts'
import { weakConcepts } from '../words/need-words.ts'
import { asksSomething } from './asks-something.ts'
import { tellsOnly } from './tells-only.ts'

/** What is heard by mistake where somebody only tells of themselves: a state sounds of help near them, "a small pension from the phone company" of a number. */
const misheard = new Set<Intent>([
  'local_help',
  'deals',
  'phone',
  'form',
  'detail',
  'source',
  'card',
  'compare',
  'more',
  'delivery',
  'care',
  'goodbye',
  'off_topic',
  'unclear',
])

/** What a number sounds of: "26 her" asks for no price. */
const ofPrice = ['copay', 'price', 'coupons'] as const

const wants = /\b(?:needs?|want|looking for|help|find|necesit\w+|busc\w+|ayud\w+|quier[eo]|quisiera)\b/

/** No card that lowers a price. */
const greenCard = /\b(?:green ?cards?|tarjeta verde|residence card|tarjeta de residen\w+)\b/
/** "Hago delivery" and "I drive for DoorDash" ask for nothing to be brought. */
const deliversForWork =
  /\b(?:hago|hace|haciendo|hacia|trabaj\w+ (?:de|en|con|haciendo|para)|manejo|maneja|manejando|soy|i|we|he|she|husband|wife|do|does|doing|drive|drives|driving|work|works) (?:for |para |en |de |el |un |some |food )*(?:deliver\w*|entregas|repartos?|repartidora?|uber\w*|doordash|door dash|instacart|grubhub)\b/

/** Of a need near the reader. */
const sure = 0.5

/** What the words of an income sound of: "lost my farm job, maybe 14,000 this year", "2,650 before taxes". */
const soundsOfIncome = new Set(['jobs', 'money'])

/** Beside a place so many words, of which none is of a need, ask for nothing. */
const fewWords = 5

const ofMoney = ['insurance', 'household_size', 'yearly_income'] as const

/**
 * What goes on where a turn tells facts of a person, or where they live, and asks nothing: the medicine of the talk or what
 * was told last, and not what a place or a word in passing sounds of. `tellsFact`: the language model hears so too.
 */
export function goesOnWithFacts(heard: Intent, scored: Scored, spoken: Spoken, tellsFact: boolean): GoesOn | undefined {
  const { facts, before } = spoken
  const isNoCard = greenCard.test(fold(spoken.text)) || !mayUseCopayCards({ ...before.facts, ...facts })
  const price = ofPrice.find((asked) => asked === heard)
  const isOfNoPrice = price !== undefined && (!spoken.signals.said.has(price) || tellsOnly(spoken))
  const isMisheard = misheard.has(heard) || (heard === 'copay' && isNoCard) || isOfNoPrice
  const isOfWork = heard === 'delivery' && deliversForWork.test(fold(spoken.text))
  const isTold = isOfWork || tellsOfPerson(spoken) || (tellsFact && heard === 'unclear' && before.intent !== null)
  return isMisheard && isTold && !isOfNamed(spoken, tellsFact) && !asksFor(scored, spoken, tellsFact)
    ? withTold(heard, spoken)
    : undefined
}

type GoesOn = Extract<Intent, 'eligibility' | 'knowledge' | 'insurance_help' | 'local_help'>

/** What goes on with what is known now. */
function withTold(heard: Intent, { facts, before, place }: Spoken): GoesOn | undefined {
  // Who tells of their insurance or income, and has named a medicine, speaks of that.
  const isOfMedicine = before.drugs.length > 0 && ofMoney.some((topic) => facts[topic] !== undefined)
  if (before.intent === 'local_help' && !isOfMedicine)
    return heard === 'unclear' || place.place ? 'local_help' : undefined
  if (before.intent === 'deals') return undefined
  if (before.drugs.length > 0) return 'eligibility'
  if (before.intent === 'knowledge' || before.intent === 'insurance_help') return before.intent
  if (facts.insurance) return 'insurance_help'
  return heard === 'unclear' ? 'eligibility' : undefined
}

/** Whether a medicine or a record is named: of a record "I have MassHealth" asks nothing. */
function isOfNamed({ medicines, named, pointed, facts }: Spoken, tellsFact: boolean): boolean {
  const isOfRecord = named.length > 0 && !(tellsFact && facts.insurance)
  return medicines.drugs.length > 0 || isOfRecord || pointed.isOrdinal
}

type Scored = Pick<Meaning, 'intent' | 'chance' | 'need' | 'needChance'> | undefined

/** Whether something is asked, or a need is told: "the heat is off since Monday". */
function asksFor(scored: Scored, spoken: Spoken, tellsFact: boolean): boolean {
  const { facts, text } = spoken
  // "New York, en el Bronx en un shelter" tells where somebody lives.
  if (tellsShelter(text)) return false
  if (asksSomething(text) || wants.test(fold(text))) return true
  // "I drive Uber, made 38k before gas" needs neither a ride nor gas.
  const isOfMoney = facts.yearly_income !== undefined || facts.household_size !== undefined
  return !(tellsFact && isOfMoney) && needsHelp(scored, spoken)
}

function needsHelp(scored: Scored, { facts, need, place, signals }: Spoken): boolean {
  // "Estamos en Maryland, Langley Park" names no need.
  if (place.state !== '' && need.concepts.length === 0 && signals.length <= fewWords) return false
  if (facts.yearly_income !== undefined && soundsOfIncome.has(scored?.need ?? '')) return false
  // "I am at my girl's place now, 87108": no need is named, and none is likely.
  if (scored?.intent === 'local_help')
    return need.isSure || (need.concepts.length > 0 ? scored.chance : scored.needChance) >= sure
  // Who tells their status asks for no lawyer.
  const isOfStatus = need.concepts.every((concept) => concept === 'immigration')
  return need.isSure && !isOfStatus && facts.insurance === undefined
}

function tellsOfPerson({ facts, place, need, before, deniedInsurance }: Spoken): boolean {
  const isOfMedicine = before.drugs.length > 0 && need.concepts.every((concept) => weakConcepts.has(concept))
  const isBare = need.concepts.length === 0 || isOfMedicine || before.intent === 'knowledge'
  return (
    deniedInsurance.length > 0 ||
    ofMoney.some((topic) => facts[topic] !== undefined) ||
    (isBare && (facts.age !== undefined || place.state !== ''))
  )
}
