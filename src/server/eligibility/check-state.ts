import { z } from 'zod'
import { type PersonFacts, personFacts, topic } from '#contract/eligibility.ts'

/** Where a running check stands. It lives in a cookie of the browser and nowhere else, so nothing in it names anyone. */
const checkState = z.strictObject({
  session: z.string(),
  drug: z.string().max(120),
  facts: personFacts,
  /** How often each topic has been asked. */
  asked: z.partialRecord(topic, z.int().min(0).max(9)),
  /** Topics that are not asked again: skipped, not known, or not understood twice. */
  closed: z.array(topic),
  /** Topics in the order of their answers: the last one is asked again by "go back". */
  answered: z.array(topic),
  pending: z
    .strictObject({
      topic,
      /** What was read and waits for a yes. */
      doubtful: personFacts.optional(),
    })
    .nullable(),
  turns: z.int().min(0).max(99),
})
export type CheckState = z.infer<typeof checkState>

/** A state as a cookie can hold it. */
export function encodeState(state: CheckState): string {
  return Buffer.from(JSON.stringify(state)).toString('base64url')
}

/** The state that a cookie holds. One of an earlier release may have another form. */
export function decodeState(value: string | undefined): CheckState | undefined {
  if (!value) return undefined
  try {
    return checkState.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

/** What the cookie tells of its reader for one medicine: a prescription is for the medicine of the check alone. */
export function factsInState(value: string | undefined, drug: string): PersonFacts | undefined {
  const state = decodeState(value)
  if (!state) return undefined
  const { prescription, ...ofThePerson } = state.facts
  const facts = state.drug === drug && prescription !== undefined ? state.facts : ofThePerson
  return Object.keys(facts).length > 0 ? facts : undefined
}
