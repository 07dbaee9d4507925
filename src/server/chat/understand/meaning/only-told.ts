import { isDeepStrictEqual } from 'node:util'
import type { Intent, TalkContext, Understood } from '#server/chat/turn.ts'
import { toldJustBefore } from '../cards/told-just-before.ts'
import { asksSomething, wantsSomething } from '../dialogue-acts/asks-something.ts'
import { tellsOnly } from '../dialogue-acts/tells-only.ts'
import { nearbyNeeds } from '../needs/nearby-needs.ts'
import type { Meaning } from '../signals/scored-meaning.ts'
import { hasDrug, type Spoken } from '../spoken.ts'
import { tellsFormAfterPrice } from './next-of.ts'
import { listedBefore, listing } from './same-again.ts'

/** What facts alone are heard as, and that asks which medicine it is where the talk has none. */
const ofFacts = new Set<Intent>(['eligibility', 'insurance_help'])

/** Talks that go on without a medicine. */
const ofNoMedicine = new Set<Intent>(['knowledge', 'local_help', 'deals'])

const mostWordsOfFollowUp = 6

/** From here on a need is one. */
const surely = 0.5

/** In fewer words a record is pointed at. */
const fewestWords = 3

/**
 * Whether somebody goes on telling, and nothing is asked that an answer would be new to: "me and my two kids", "since
 * September", "ok". To say once more what was said just now helps nobody.
 * @param heard What the language model hears.
 */
export function isOnlyTold(understood: Understood, spoken: Spoken, heard?: Meaning): boolean {
  const { before, medicines, named, pointed, text } = spoken
  const isNamed = hasDrug(medicines) || named.length > 0 || pointed.isOrdinal
  if (isNamed || before.emergencies.length > 0 || understood.answered !== null || understood.personal.length > 0)
    return false
  if (before.intent === null || asksSomething(text) || isFollowUp(spoken) || isNewNeed(heard, before)) return false
  if (tellsFormAfterPrice(spoken)) return false
  if (understood.intent === 'unclear') return !wantsSomething(text)
  if (wantsSomething(text) || isAsked(understood, spoken)) return false
  if (understood.intent === 'knowledge')
    return understood.cards[0] !== undefined && understood.cards[0] === toldJustBefore(before)
  return (
    isOfOtherTalk(understood, before) ||
    (isSamePerson(understood, before) && (isSameAnswer(understood, spoken) || isNoNeed(understood, spoken, heard)))
  )
}

/**
 * What is heard as the detail of a record may be told: "I take it on Sundays". So may what words of insurance and income
 * sound of: "I make 31k, he makes 52k".
 */
function isAsked({ intent, facts }: Understood, spoken: Spoken): boolean {
  // "They put a notice on the door", after help with rent, asks for it still.
  const isOfHelp = intent === 'local_help' && spoken.before.intent === 'local_help'
  if (!isOfHelp && tellsOnly(spoken)) return false
  const { medicine, record } = spoken.signals
  const isTold = Object.keys(facts).length > 0
  return [...medicine, ...record].some(
    (means) => means !== 'detail' && !(isTold && (ofFacts as Set<string>).has(means)),
  )
}

/** "We have been sleeping in the truck" needs something else than was shown. */
function isNewNeed(heard: Meaning | undefined, { category }: TalkContext): boolean {
  if (heard?.intent !== 'local_help' || heard.needChance < surely) return false
  return (nearbyNeeds.get(heard.need)?.category ?? null) !== category
}

/** "Y pal recibo del agua": in a few words the same is asked of something else. */
function isFollowUp({ followUp, text }: Spoken): boolean {
  return followUp.isContinued && text.split(/\s+/).length <= mostWordsOfFollowUp
}

/** Facts of a person, while an answer or help near them is talked of, choose no program. */
function isOfOtherTalk({ intent, drugs, records }: Understood, before: TalkContext): boolean {
  const { intent: last } = before
  return ofFacts.has(intent) && drugs.length + records.length === 0 && last !== null && ofNoMedicine.has(last)
}

function isSamePerson(understood: Understood, before: TalkContext): boolean {
  const { facts, tried, place, unknownPlace } = understood
  const isPlaceKnown = place === before.place && !unknownPlace
  return !before.turnedWith && isPlaceKnown && isDeepStrictEqual([facts, tried], [before.facts, before.tried])
}

/** "She is asylum, yes I think" looks for no lawyer. */
function isInPassing({ isSure, concepts }: Spoken['need']): boolean {
  return !isSure || concepts.every((concept) => concept === 'immigration')
}

/** From here on a need that is only told is one. */
const needed = 0.6

/** "I have a good therapist", "llevo seis años estable": no help near one is looked for, as far as the language model hears. */
function isNoNeed({ intent }: Understood, spoken: Spoken, heard: Meaning | undefined): boolean {
  const { need, place, before } = spoken
  const isHeard = heard?.intent === 'local_help' && (need.isSure || heard.chance >= needed)
  return (
    intent === 'local_help' && before.intent !== 'local_help' && !isHeard && place.place === '' && tellsOnly(spoken)
  )
}

/** What is asked of a medicine, and heard in what is told too. */
const asked = new Set<Intent>([...listing, 'delivery'])

function isSameAnswer({ intent }: Understood, spoken: Spoken): boolean {
  const { before, need, place, signals } = spoken
  if (asked.has(intent) && intent !== 'which_drug' && tellsOnly(spoken)) return true
  // "They said my resources are too high", of an answer.
  if (intent === 'local_help' && before.intent === 'knowledge') return isInPassing(need) && place.place === ''
  // "That one" is asked for, "I take it on Sundays" is told.
  if (intent === 'detail') return before.shown.length > 0 && signals.length >= fewestWords
  if (intent === 'local_help') return before.intent === intent && need.need === ''
  return listing.has(intent) && listedBefore(before)
}
