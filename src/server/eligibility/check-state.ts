import { z } from 'zod'
import { type PersonFacts, personFacts, topic } from '#contract/eligibility.ts'
import { readerCookie, readerCookies, valueInCookie } from '#server/reader-cookie.ts'

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

/** The Set-Cookie header of a state; `null` ends the check. */
export function checkCookie(state: CheckState | null, { secure }: { secure: boolean }): string {
  const value = state && Buffer.from(JSON.stringify(state)).toString('base64url')
  return readerCookie(readerCookies.check, value, { secure })
}

/** The state that a Cookie header holds. */
export function stateInCookie(header: string | undefined): CheckState | undefined {
  const value = valueInCookie(header, readerCookies.check)
  if (!value) return undefined
  try {
    return checkState.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

/** What is known of the reader of a request for one medicine: a prescription is for the medicine of the check alone. */
export function factsInCookie(header: string | undefined, drug: string): PersonFacts | undefined {
  const state = stateInCookie(header)
  if (!state) return undefined
  const { prescription, ...ofThePerson } = state.facts
  const facts = state.drug === drug && prescription !== undefined ? state.facts : ofThePerson
  return Object.keys(facts).length > 0 ? facts : undefined
}
