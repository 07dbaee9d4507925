import { z } from 'zod'
import { type PersonFacts, personFacts, topic } from '#contract/eligibility.ts'

/**
 * Where a running check stands. It lives in a cookie of the browser and nowhere else, so nothing in it names anyone. Of the
 * facts it keeps what is of this medicine alone: the others are kept once, for the whole site.
 */
const keptState = z.strictObject({
  session: z.string(),
  drug: z.string().max(120),
  facts: personFacts.pick({ prescription: true }),
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
/** With all that is known of the person. */
export type CheckState = z.infer<typeof keptState> & { facts: PersonFacts }

/** A state as a cookie can hold it. */
export function encodeState(state: CheckState): string {
  const { prescription } = state.facts
  const facts = prescription === undefined ? {} : { prescription }
  return Buffer.from(JSON.stringify({ ...state, facts })).toString('base64url')
}

/** The state that a cookie holds, with what the person has told. One of an earlier release may have another form. */
export function decodeState(value: string | undefined, told: PersonFacts): CheckState | undefined {
  if (!value) return undefined
  try {
    const state = keptState.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data
    return state && { ...state, facts: { ...told, ...state.facts } }
  } catch {
    return undefined
  }
}
