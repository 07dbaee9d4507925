import type { EmergencyKind } from '#contract/communities.ts'
import type { TalkState } from '#language/talk-state.ts'
import type { FoundPattern } from '#text/word-patterns.ts'
import type { Scored } from './score-dangers.ts'
import { tellsOf, tellsOfAny } from './tells-danger.ts'

/** Whether a danger is meant by more than tone. */
export type IsMeant = (kind: EmergencyKind) => boolean

/** Whether a danger is the one that is talked of, or anything in the text speaks of it and not only its tone. */
export function meantBy(said: string, found: FoundPattern<EmergencyKind>[], before?: TalkState): IsMeant {
  return (kind) => before?.last === `danger:${kind}` || found.some(({ means }) => means === kind) || tellsOf(kind, said)
}

/** "Grandma hasn't moved" may sound of another danger than its words tell of: it is one. */
export function meantOf(heard: EmergencyKind[], isMeant: IsMeant, said: string): EmergencyKind[] {
  const meant = heard.filter(isMeant)
  return meant.length === 0 && tellsOfAny(said) ? heard : meant
}

/** Talks in which despair is near: there the tone alone is asked about before all else. */
const isNearDanger = /^(?:danger|venting|grief|undo|advice)/

function isOfElse(before?: TalkState): boolean {
  return before !== undefined && !isNearDanger.test(before.last)
}

/** What of the tone alone would make Navi alarm makes it ask; what would make it ask asks nothing in a talk of something else. */
export function doubtsIn({ kinds, mayBe, isSlight }: Scored, isMeant: IsMeant, before?: TalkState) {
  const isNone = mayBe !== null && !isMeant(mayBe) && (isSlight || isOfElse(before))
  return [...kinds.toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a))), isNone ? null : mayBe]
}

/** Whether danger is asked about after the answer: it hardly is one, or only the tone says so. */
export function isSlight(scored: Scored, isCalm: boolean, isMeant: IsMeant, before?: TalkState): boolean {
  const { kinds, mayBe, isSurest } = scored
  const isTone = ![...kinds, mayBe].some((kind) => kind && isMeant(kind))
  return scored.isSlight || isCalm || (isTone && (kinds.length === 0 || (!isSurest && isOfElse(before))))
}
