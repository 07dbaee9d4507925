import { isDeepStrictEqual } from 'node:util'
import { type Intent, intentsToPayLess, type TalkContext, type Understood } from '#server/chat/turn.ts'
import type { Spoken } from '../spoken.ts'

/** In fewer words than these the list may well be meant: "so what do I do". */
const fewestWords = 4

/** A list of programs, judged by what is known: each of these gives nearly the same. */
export const listing: ReadonlySet<Intent> = new Set<Intent>(intentsToPayLess)

/**
 * Whether the answer would be the list that was given just now: nothing was asked in words of its own, no medicine named and
 * nothing told that changes what fits.
 */
export function isSameAgain(
  { intent, drugs, facts, isDrugNamed, answered }: Understood,
  { signals, before }: Pick<Spoken, 'signals' | 'before'>,
): boolean {
  return (
    listing.has(intent) &&
    listedBefore(before) &&
    !isDrugNamed &&
    answered === null &&
    signals.medicine.size === 0 &&
    signals.length >= fewestWords &&
    !before.turnedWith &&
    isDeepStrictEqual([drugs, facts], [before.drugs, before.facts])
  )
}

/** Whether the answer just before was such a list. */
export function listedBefore({ intent, shown }: TalkContext): boolean {
  return intent !== null && listing.has(intent) && shown.length > 0
}
