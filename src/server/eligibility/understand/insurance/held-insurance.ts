import { fold } from '#text/fold.ts'
import { onceAMoment } from '#text/once-a-moment.ts'
import { tellOfStrangers } from '../strangers.ts'
import * as words from './held-insurance-words.ts'
import { plainInsurance } from './insurance-said.ts'

/** How a clause stands to the insurance that it names. */
type Polarity = 'held' | 'had' | 'not_held' | 'asked' | 'of_another' | 'of_stranger'

/** `isEnded`: the next clause says so of what this one names. */
type Clause = { text: string; polarity: Polarity; isEnded?: boolean }

/**
 * The text without the clauses that name insurance which the person had, was denied, wants, or somebody else has.
 * Where insurance as such was lost, it says so in plain words. What the rest means is for others to read.
 */
export const heldInsurance = onceAMoment((text) => {
  const meant = plainInsurance(text)
  const folded = fold(meant)
  if (![words.insurance, words.jobLost, words.planLeft].some((shape) => shape.test(folded))) return meant.trim()
  const isTakenByAnother = words.takenByAnother.test(fold(text))
  const clauses = clausesOf(meant, isTakenByAnother)
  const isOfOther = isTakenByAnother && clauses.some(namesOthers)
  const isOwnSaid = !isOfOther && clauses.some(saysOwn)
  const isTaken = (clause: Clause) => isHeld(clause, isOwnSaid) && !(isOfOther && namesOwn(clause))
  return withoutNothing(clauses)
    .map((clause) => (isTaken(clause) ? withoutClaim(clause.text) : restOf(clause)))
    .join(' ')
    .trim()
})

/** Within so many clauses after an offer it is declined. */
const mostToAnswer = 3

function clausesOf(text: string, isTakenByAnother: boolean): Clause[] {
  const clauses = text.split(words.boundary)
  const ofStrangers = tellOfStrangers(clauses, isTakenByAnother)
  return clauses.map((clause, at) => {
    const bySequel = polarityBefore(fold(clause), clauses.slice(at + 1, at + 1 + mostToAnswer).map(fold))
    const polarity = bySequel ?? polarityOf(clause)
    return {
      text: clause,
      isEnded: bySequel === 'had',
      polarity: ofStrangers[at] && polarity !== 'asked' ? 'of_stranger' : polarity,
    }
  })
}

/** What the next clause says of the insurance that one names: "and Medicaid. I got denied", "but it got cut off". */
function polarityBefore(folded: string, sequel: string[]): Polarity | undefined {
  const [next = ''] = sequel
  const isOffered = words.insurance.test(folded) && words.offers.test(folded)
  if (isOffered && [...folded.split(words.joined).slice(1), ...sequel].some((part) => words.declines.test(part)))
    return 'not_held'
  if (words.topicFirst.test(folded) && words.asksOfTopic.test(next)) return 'asked'
  if (words.endedHere.test(next)) return 'had'
  return words.namedAlone.test(folded) && words.refusedHere.test(next) ? 'not_held' : undefined
}

/** "She has Medicare and me nothing" says that its writer has no insurance, and "they cut my Medicaid, so nothing now": without the first half it may be of anything. */
function withoutNothing(clauses: Clause[]): Clause[] {
  const has = (...kinds: Polarity[]) => clauses.some(({ polarity }) => kinds.includes(polarity))
  const saysNone = (folded: string) =>
    (has('of_another', 'of_stranger') && words.ownNothing.test(folded)) ||
    (has('had', 'not_held') && words.nothingNow.test(folded))
  return clauses.map((clause) => (saysNone(fold(clause.text)) ? { ...clause, text: ', I have no insurance,' } : clause))
}

/** Whether all insurance that a text names is of others than its writer: "my son has Medicaid though". */
export function isInsuranceOfOthers(text: string): boolean {
  const named = text.split(words.boundary).filter((clause) => words.insurance.test(fold(clause)))
  return (
    !words.ownBeside.test(fold(text)) &&
    named.length > 0 &&
    named.every((clause) => polarityOf(clause).startsWith('of_'))
  )
}

/** The clauses on insurance that the person had, was denied or wants. */
export function insuranceNotHeld(text: string): string {
  const clauses = clausesOf(text, false).filter(
    ({ text, polarity }) =>
      (polarity === 'had' || polarity === 'not_held') && !isOnlySupposed(fold(text)) && !isOffer(fold(text), polarity),
  )
  return clauses.map((clause) => clause.text).join(' ')
}

function isOnlySupposed(folded: string): boolean {
  return words.onlySupposed.test(folded) && !words.had.test(folded.replace(words.onlySupposed, ' '))
}

/** What COBRA would cost takes no insurance away. */
function isOffer(folded: string, polarity: Polarity): boolean {
  return polarity === 'not_held' && /\bcobra\b/.test(folded)
}

/** Whether who writes says what they have themselves, and nobody else is spoken of. */
export function isOwnAlone(text: string): boolean {
  return words.ownAlone.test(fold(text))
}

/** Whether a job is told to have ended, and with it what insured through it. */
export function losesJob(text: string): boolean {
  return text.split(words.boundary).some((clause) => words.jobLost.test(fold(clause)))
}

/** Whether insurance of one's own has ended and no other is named; "it" is the insurance that was asked about. */
export function endsInsurance(text: string): boolean {
  const clauses = clausesOf(text, false).map(({ text, polarity }) => ({ folded: fold(text), polarity }))
  const isNamed = clauses.some(({ folded, polarity }) => polarity === 'had' && words.lost.test(folded))
  const isOther = clauses.some(({ folded, polarity }) => polarity !== 'had' && words.insurance.test(folded))
  return !isOther && (isNamed || words.endsIt.test(fold(text)))
}

function isHeld({ polarity }: Clause, isOwnSaid: boolean): boolean {
  return polarity === 'held' || (polarity === 'of_another' && !isOwnSaid)
}

function polarityOf(clause: string): Polarity {
  const folded = fold(clause)
  if (!words.insurance.test(folded)) return words.jobLost.test(folded) || words.planLeft.test(folded) ? 'had' : 'held'
  if (isAsked(clause, folded)) return 'asked'
  const isNamed = words.named.test(folded)
  if (!isNamed && words.noneFirst.test(folded)) return 'held'
  return ofAnother(folded) ?? ofOwn(folded, isNamed)
}

function ofAnother(folded: string): Polarity | undefined {
  if (words.ofAnother.test(folded)) return words.ownAsked.test(folded) ? 'not_held' : 'of_another'
  return undefined
}

function ofOwn(folded: string, isNamed: boolean): Polarity {
  if (words.claimRefused.test(folded)) return 'held'
  if (words.begins.test(folded)) return 'held'
  if (words.had.test(folded)) return 'had'
  if (words.notYet.test(folded)) return 'not_held'
  // "No insurance, and how do I get it" stands as it is: only named insurance is said not to be held.
  const canBeDenied = isNamed || /\b(?:never|nunca)\b/.test(folded)
  return canBeDenied && words.notHeld.test(folded) ? 'not_held' : 'held'
}

/** "Do they give me Medicaid?", of which nobody is said to have it. */
function isAsked(clause: string, folded: string): boolean {
  if (!words.named.test(folded)) return false
  if (words.asksRule.test(folded) || (words.concludes.test(folded) && /\?\s*$/.test(clause))) return true
  if (words.saysHolding.test(folded)) return false
  if (words.hearsay.test(folded) && !words.claimRefused.test(folded)) return true
  if (words.questionFirst.test(folded)) return true
  // "Medicare won't pay for it, right?"
  return /\?\s*$/.test(clause) && !words.fewWords.test(folded) && !words.claimRefused.test(folded)
}

/** "But I don't" and "I have Medicaid" are of the person, beside what somebody else has. */
function saysOwn({ text, polarity }: Clause): boolean {
  const folded = fold(text)
  return (
    words.onlyOthers.test(folded) ||
    words.ownDenied.test(folded) ||
    words.ownAsked.test(folded) ||
    (!polarity.startsWith('of_') && words.own.test(folded) && words.anyInsurance.test(folded))
  )
}

/** "I have a plan off the marketplace" is of the writer. */
function namesOwn({ text }: Clause): boolean {
  const folded = fold(text).replace(/^, /, '')
  return words.ownFirst.test(folded) && (words.anyInsurance.test(folded) || /\bplan\b/.test(folded))
}

function namesOthers(clause: Clause): boolean {
  return clause.polarity !== 'of_stranger' && words.insurance.test(fold(clause.text)) && !namesOwn(clause)
}

/** Insurance as such that was lost, or never had, leaves none; that of one plan does not say whether there is another. */
function restOf({ text, polarity, isEnded }: Clause): string {
  const mark = text.match(/[,;.:!?¿¡\n]+\s*$/)?.[0] ?? ','
  const folded = fold(text)
  const isOwn = !polarity.startsWith('of_') && polarity !== 'asked' && !words.named.test(folded)
  const isNoneLeft = isEnded || words.lost.test(folded)
  return isOwn && (words.planLeft.test(folded) || (isNoneLeft && words.anyPlan.test(folded)))
    ? `, no insurance${mark}`
    : mark
}

/** "Medicaid won't pay for it" names the insurance that is held; the rest is of the claim. */
function withoutClaim(text: string): string {
  return words.insurance.test(fold(text)) ? text.replace(words.claim, ' ') : text
}
