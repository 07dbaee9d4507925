import type { Told } from '#contract/person.ts'
import type { People, Person } from '#server/person/people.ts'
import { factsOf, placeText } from '#server/person/read-told.ts'
import type { TalkContext, Understood } from './turn.ts'

type Kept = { told: Told; other: Told | undefined }

/** The talk with what the browser keeps of the person whom it is about. */
export function withPerson(context: TalkContext, person: Person | undefined): TalkContext {
  const own = person?.factsFor(context.drugs[0] ?? '') ?? {}
  const about: Told = (context.isOfOther ? person?.other : person?.told) ?? {}
  const { prescription } = context.facts
  return {
    ...context,
    facts: {
      ...(context.isOfOther ? factsOf(about) : own),
      ...(prescription !== undefined && { prescription }),
    },
    place: placeText(about),
    own,
  }
}

/** The talk as it is stored: only the browser keeps who the person is. A prescription is a fact of the medicine alone. */
export function withoutPerson(context: TalkContext): TalkContext {
  const { prescription } = context.facts
  return { ...context, facts: prescription === undefined ? {} : { prescription }, place: '', own: {} }
}

/** What the browser is to keep after a turn: what it tells of somebody else does not change the reader's own facts. */
export function keptAfter({ facts, place, isOfOther }: Understood, { told, other }: Kept, { learn }: People): Kept {
  if (isOfOther) return { told, other: learn(other ?? told, facts, place) }
  return { told: learn(told, facts, place), other }
}
