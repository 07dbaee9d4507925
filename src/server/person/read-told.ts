import { insuranceKind, type PersonFacts, personFacts } from '#contract/eligibility.ts'
import type { Told, ToldTopic } from '#contract/person.ts'
import { understand } from '#server/eligibility/understand/understand.ts'

type Outside = { stateOfZip: (zip: string) => string | undefined }

/** What an answer says; `nothing` takes the fact back, `undefined` was not understood. */
type ReadAnswer = Partial<Told> | 'nothing' | undefined

/** Reads a choice of the page, or else words: the same that the check understands. */
export function readTold(topic: ToldTopic, answer: string, { stateOfZip }: Outside): ReadAnswer {
  const text = answer.trim()
  if (!text) return 'nothing'
  return readChoice(topic, text) ?? readWords(topic, text, stateOfZip)
}

function readChoice(topic: ToldTopic, text: string): Partial<Told> | undefined {
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

function readWords(topic: ToldTopic, text: string, stateOfZip: Outside['stateOfZip']): ReadAnswer {
  const asked = topic === 'place' ? 'state' : topic
  const understood = understand(asked, text, { stateOfZip, year: new Date().getFullYear() })
  if (understood.kind === 'skip' || understood.kind === 'not_known') return 'nothing'
  if (understood.kind !== 'fact' || understood.facts[asked] === undefined) return undefined
  const { prescription: _, ...facts } = understood.facts
  return topic === 'place' && /^\d{5}$/.test(text) ? { ...facts, zip: text } : facts
}

/** The facts with what was told last. A state that the ZIP code is not in takes it away. */
export function withTold(before: Told, now: Partial<Told>): Told {
  const { zip, ...others } = { ...before, ...now }
  const isElsewhere = now.state !== undefined && now.zip === undefined && now.state !== before.state
  return { ...others, ...(zip !== undefined && !isElsewhere && { zip }) }
}

/** The facts without what answered a topic. */
export function withoutTold(before: Told, topic: ToldTopic): Told {
  const gone: string[] = topic === 'place' ? ['state', 'zip'] : [topic]
  return Object.fromEntries(Object.entries(before).filter(([name]) => !gone.includes(name)))
}

/** The facts by which programs are judged. */
export function factsOf({ zip: _, ...facts }: Told): PersonFacts {
  return facts
}
