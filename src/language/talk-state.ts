import { kindOf } from './labels.ts'

/** What is known of the talk before a sentence: none of its words. */
export type TalkState = {
  /** What the last turn meant that meant something by itself: a label. */
  last: string
  /** A medicine is in question. */
  hasMedicine: boolean
}

/** What is answered alike is one in the talk. */
const alike = new Map([
  ['several', 'programs'],
  ['grief', 'venting'],
  ['choose', 'detail'],
])

/** Turns after which the talk goes on from what was before them. */
const passing = new Set(['yes', 'no', 'undo', 'ordinary'])
/** What a fact of the person is told for. */
const ofMedicine = new Set(['programs', 'copay', 'coupons', 'price', 'which_drug', 'eligibility'])

/** The talk after a turn. @param before None where the turn is the first. */
export function stateAfter(before: TalkState | undefined, label: string, namesMedicine: boolean): TalkState {
  return {
    last: lastAfter(before?.last, label),
    hasMedicine: namesMedicine || (before?.hasMedicine ?? false),
  }
}

function lastAfter(last: string | undefined, label: string): string {
  const kind = kindOf(label)
  if (passing.has(kind)) return last ?? label
  if (kind === 'fact') return last && !ofMedicine.has(kindOf(last)) ? last : 'eligibility'
  return alike.get(kind) ?? label
}

/** What the scorer sees of the talk. */
export function featuresOfState({ last, hasMedicine }: TalkState): string[] {
  return [...new Set([`after ${kindOf(last)}`, `after ${last}`]), ...(hasMedicine ? ['of a medicine'] : [])]
}
