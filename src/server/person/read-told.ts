import { insuranceKind, type PersonFacts, personFacts } from '#contract/eligibility.ts'
import type { Told, ToldTopic } from '#contract/person.ts'
import { stateCode } from '#contract/states.ts'
import type { FoundPlace } from '#server/communities/places/find-place.ts'
import { easternYear } from '#server/eastern-day.ts'
import { understand } from '#server/eligibility/understand/understand.ts'

type Outside = { findPlace: (text: string) => FoundPlace | undefined }

/** What an answer says; `nothing` takes the fact back, `undefined` was not understood. */
type ReadAnswer = Partial<Told> | 'nothing' | undefined

/** Reads a choice of the page, or else words: the same that the check understands. */
export function readTold(topic: ToldTopic, answer: string, { findPlace }: Outside): ReadAnswer {
  const text = answer.trim()
  if (!text) return 'nothing'
  return readChoice(topic, text, findPlace) ?? readWords(topic, text, findPlace)
}

function readChoice(topic: ToldTopic, text: string, findPlace: Outside['findPlace']): Partial<Told> | undefined {
  if (topic === 'place') return placeTold(findPlace(text))
  if (topic === 'insurance')
    return valid({ insurance: text.split(',').map((kind) => insuranceKind.safeParse(kind).data) })
  if (topic === 'household_size' && /^\d{1,2}$/.test(text)) return valid({ household_size: Number(text) })
  const [, from, to] = (topic === 'yearly_income' && /^(\d{1,9})-(\d{0,9})$/.exec(text)) || []
  if (from) return valid({ yearly_income: { from: Number(from), to: to ? Number(to) : null } })
  return undefined
}

function valid(facts: Record<string, unknown>): Partial<Told> | undefined {
  return personFacts.safeParse(facts).data
}

function readWords(topic: ToldTopic, text: string, findPlace: Outside['findPlace']): ReadAnswer {
  const asked = topic === 'place' ? 'state' : topic
  const understood = understand(asked, text, {
    stateOfZip: (zip) => findPlace(zip)?.state,
    year: easternYear(),
  })
  if (understood.kind === 'skip' || understood.kind === 'not_known') return 'nothing'
  if (understood.kind !== 'fact' || understood.facts[asked] === undefined) return undefined
  const { prescription: _, ...facts } = understood.facts
  return facts
}

/** A place as it is told: its ZIP code, or else its city. */
export function placeTold(found: FoundPlace | undefined): Pick<Told, 'state' | 'zip' | 'city'> | undefined {
  const state = stateCode.safeParse(found?.state).data
  if (!found || !state) return undefined
  return { state, ...(found.zip ? { zip: found.zip } : found.city ? { city: found.city } : {}) }
}

/** A place as the search of local help reads it, or ''. */
export function placeText({ zip, city, state = '' }: Told): string {
  return zip ?? (city ? `${city}, ${state}` : state)
}

/** The facts with what was told last. Of a place, what was told last stands alone, but a state keeps its own ZIP code. */
export function withTold({ zip, city, ...before }: Told, now: Partial<Told>): Told {
  const isSame = (now.state ?? before.state) === before.state && !now.zip && !now.city
  return { ...before, ...(isSame && zip && { zip }), ...(isSame && city && { city }), ...now }
}

/** The facts without what answered a topic. */
export function withoutTold(before: Told, topic: ToldTopic): Told {
  const gone: string[] = topic === 'place' ? ['state', 'zip', 'city'] : [topic]
  return Object.fromEntries(Object.entries(before).filter(([name]) => !gone.includes(name)))
}

/** The facts by which programs are judged. */
export function factsOf({ zip: _zip, city: _city, ...facts }: Told): PersonFacts {
  return facts
}
