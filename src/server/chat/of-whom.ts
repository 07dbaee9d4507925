import type { PersonFacts } from '#contract/eligibility.ts'
import type { Told } from '#contract/person.ts'
import type { KeptPeople, People, Person } from '#server/person/people.ts'
import { factsOf, placeText } from '#server/person/read-told.ts'
import type { TalkContext, Understood } from './turn.ts'

/** The talk with what the browser keeps of the people of whom it is. */
export function withPerson(context: TalkContext, person: Person | undefined): TalkContext {
  const first = { facts: person?.factsFor(context.drugs[0] ?? '') ?? {}, place: placeText(person?.told ?? {}) }
  const other = (told: Told = {}) => ({ facts: factsOf(told), place: placeText(told) })
  const toldOf = (who = '') => other(person?.others?.[who])
  const now = context.isOfOther ? toldOf(context.patient) : first
  return {
    ...context,
    facts: { ...now.facts, ...prescriptionOf(context.facts) },
    place: now.place,
    patients: context.patients.map((each) => ({ ...each, ...(each.isFirst ? first : toldOf(each.who)) })),
  }
}

/** The talk as it is stored: only the browser keeps who its people are. A prescription is a fact of the medicine alone. */
export function withoutPerson(context: TalkContext): TalkContext {
  return {
    ...context,
    facts: prescriptionOf(context.facts),
    place: '',
    patients: context.patients.map((each) => ({ ...each, facts: {}, place: '' })),
  }
}

function prescriptionOf({ prescription }: PersonFacts): PersonFacts {
  return prescription === undefined ? {} : { prescription }
}

/** What the browser is to keep after a turn: what it tells of somebody else does not change the reader's own facts. */
export function keptAfter(
  { facts, place, isOfOther, patient = 'other', patients }: Understood,
  { told, others = {} }: KeptPeople,
  { learn }: Pick<People, 'learn'>,
): KeptPeople {
  const now = { who: patient, isFirst: !isOfOther, facts, place }
  const people = [...patients, now]
  const first = people.find(({ isFirst }) => isFirst)
  const rest = people.flatMap(({ who, isFirst, ...of }): [string, Told][] =>
    isFirst || !who
      ? []
      : [[who, learn(others[who] ?? (of.facts.state === told.state ? told : {}), of.facts, of.place)]],
  )
  return {
    told: first ? learn(told, first.facts, first.place) : told,
    ...(rest.length > 0 && { others: Object.fromEntries(rest) }),
  }
}
