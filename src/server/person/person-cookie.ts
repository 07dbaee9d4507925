import { z } from 'zod'
import { type Told, told } from '#contract/person.ts'

/** A change of the facts' form is a new version: what an older one wrote is not guessed at. */
const kept = z.strictObject({ v: z.literal(1), told })

/** All facts at once take a third of it; browsers keep four thousand. */
const mostLetters = 1_500

/** The facts as a cookie can hold them. */
export function encodeTold(facts: Told): string {
  return Buffer.from(JSON.stringify({ v: 1, told: facts })).toString('base64url')
}

/** The facts that a cookie of ours holds; `undefined` where they can not be read. */
export function decodeTold(value: string): Told | undefined {
  if (value.length > mostLetters) return undefined
  try {
    return kept.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data?.told
  } catch {
    return undefined
  }
}
