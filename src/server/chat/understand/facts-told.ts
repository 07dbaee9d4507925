import type { Intent } from '#server/chat/turn.ts'
import { mayUseCopayCards } from '#server/eligibility/check-insurance.ts'
import { fold } from '#text/fold.ts'
import { asksSomething } from './asks-something.ts'
import type { Meaning } from './scored-meaning.ts'
import type { Spoken } from './spoken.ts'

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
  'off_topic',
  'unclear',
])

const wants = /\b(?:needs?|want|looking for|help|find|necesit\w+|busc\w+|ayud\w+|quier[eo]|quisiera)\b/

/** Of a need near the reader. */
const sure = 0.5

const ofPlace = new Set<Intent | null>(['local_help', 'deals'])
const ofMoney = ['insurance', 'household_size', 'yearly_income'] as const

/**
 * What goes on where a turn tells facts of a person, or where they live, and asks nothing: the medicine of the talk or what
 * was told last, and not what a place or a word in passing sounds of.
 */
export function goesOnWithFacts(
  heard: Intent,
  scored: Pick<Meaning, 'intent' | 'chance'> | undefined,
  { facts, place, text, before, need, medicines, named, pointed }: Spoken,
): Extract<Intent, 'eligibility' | 'knowledge' | 'insurance_help'> | undefined {
  const isOfNamed = medicines.drugs.length > 0 || named.length > 0 || pointed.isOrdinal
  const isAsked = asksSomething(text) || wants.test(fold(text)) || need.isSure || isNeed(scored)
  const isMisheard = misheard.has(heard) || (heard === 'copay' && !mayUseCopayCards({ ...before.facts, ...facts }))
  if (!isMisheard || isOfNamed || ofPlace.has(before.intent) || isAsked) return undefined
  const isOfMoney = ofMoney.some((topic) => facts[topic] !== undefined)
  const isBare = need.concepts.length === 0 || before.intent === 'knowledge'
  const isOfPerson = isBare && (facts.age !== undefined || place.state !== '')
  if (!isOfMoney && !isOfPerson) return undefined
  if (before.drugs.length > 0) return 'eligibility'
  if (before.intent === 'knowledge') return 'knowledge'
  return facts.insurance ? 'insurance_help' : undefined
}

/** Who tells what they lack tells a need: "the heat is off since Monday". */
function isNeed(scored: Pick<Meaning, 'intent' | 'chance'> | undefined): boolean {
  return scored?.intent === 'local_help' && scored.chance >= sure
}
