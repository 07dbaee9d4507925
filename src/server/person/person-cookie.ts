import { z } from 'zod'
import { type Told, told } from '#contract/person.ts'

/** What a cookie holds: what readers told of themselves, and in a talk of somebody else whom they ask for. */
const people = z.strictObject({ told, other: told.optional() })
export type KeptPeople = { told: Told; other?: Told | undefined }

/** A change of the facts' form is a new version: what an older one wrote is not guessed at. */
const kept = people.extend({ v: z.literal(1) })

/** All facts at once take a third of it; browsers keep four thousand. */
const mostLetters = 1_500

/** The facts as a cookie can hold them. */
export function encodeTold({ told, other }: KeptPeople): string {
  return Buffer.from(JSON.stringify({ v: 1, told, other })).toString('base64url')
}

/** The facts that a cookie of ours holds; `undefined` where they can not be read. */
export function decodeTold(value: string): KeptPeople | undefined {
  if (value.length > mostLetters) return undefined
  try {
    return kept.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data
  } catch {
    return undefined
  }
}
