import { z } from 'zod'
import { acts } from './say-around.ts'
import { fields } from './say-field.ts'

const choice = z.union([z.object({ id: z.string(), field: z.enum(fields) }), z.object({ say: z.enum(acts) })])

/** One thing to be said: a field of a record, or a sentence of ours. A model has no other words. */
export type Choice = z.infer<typeof choice>

/** What a server that takes a schema holds its model to. */
export const replySchema = z.toJSONSchema(z.object({ choices: z.array(choice) }))

/** An object without objects in it, whole or as far as it came. Its strings may hold braces. */
const flatObject = /\{(?:[^{}"]|"(?:[^"\\\n]|\\.)*")*(?:(?<end>\})|(?:"(?:[^"\\\n]|\\.)*\\?)?$)/g
/** Letters of a choice at most: what is longer is none, and need not be read again and again. */
const longest = 1_000

/** Reads choices out of text as it comes, in whatever it stands. What is no choice is dropped. */
export function createChoiceReader() {
  let pending = ''
  return (text: string): Choice[] => {
    const found = [...(pending + text).matchAll(flatObject)]
    const open = found.find(({ groups }) => !groups?.end)?.[0] ?? ''
    pending = open.length > longest ? '' : open
    return found.flatMap(([json]) => (json === open ? [] : parseChoice(json)))
  }
}

function parseChoice(json: string): Choice[] {
  try {
    const { data } = choice.safeParse(JSON.parse(json))
    return data ? [data] : []
  } catch {
    return []
  }
}
