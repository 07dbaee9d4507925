import type { EmergencyKind } from '#contract/communities.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { TalkContext } from '#server/chat/turn.ts'
import { isDangerousToStop, treatsDespair } from '#server/drugs/dangerous-to-stop.ts'
import { findAll } from '#server/drugs/find-all.ts'
import { fold } from '#text/fold.ts'
import type { Spoken } from '../spoken.ts'
import { tellsOfGone } from './gone-without.ts'
import { toldJustBefore } from './told-just-before.ts'
import { feelsLow, feelsSick } from './words/gone-without-words.ts'

const ofGone = /^(?:out-of-|do-not-stop-suddenly|suboxone-methadone-ran-out)/

/** Whether the answer before was of who goes without a medicine. */
export function isAfterGone(before: Pick<TalkContext, 'intent' | 'told'>): boolean {
  return ofGone.test(toldJustBefore(before) ?? '')
}

/** The danger that is to be asked about, and whether a doctor is to hear of it today. */
export type FeltWithout = { danger: EmergencyKind; isAfter: boolean }

/**
 * Finds who feels bad without a medicine that nobody should stop: "me siento bien mal, no duermo", three weeks without
 * sertraline. Who is low without what treats despair is asked whether they think of dying.
 */
export function createFeltWithout({ findDrug }: Pick<Catalogue, 'findDrug'>) {
  return ({ text, medicines, before, takenBy }: Spoken): FeltWithout | undefined => {
    const folded = fold(text)
    const isLow = feelsLow.test(folded)
    if (takenBy === 'animal' || !(isLow || feelsSick.test(folded))) return undefined
    const named = findAll(findDrug, medicines.drugs.length > 0 ? medicines.drugs : before.drugs)
    const missed = named.filter(isDangerousToStop)
    const isNow = missed.some((drug) => tellsOfGone(text, drug))
    if (missed.length === 0 || !(isNow || isAfterGone(before))) return undefined
    return { danger: isLow && missed.some(treatsDespair) ? 'suicide' : 'medical', isAfter: !isNow }
  }
}
