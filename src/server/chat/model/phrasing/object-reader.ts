import type { z } from 'zod'

/** An object without objects in it, whole or as far as it came. Its strings may hold braces. */
const flatObject = /\{(?:[^{}"]|"(?:[^"\\\n]|\\.)*")*(?:(?<end>\})|(?:"(?:[^"\\\n]|\\.)*\\?)?$)/g
/** Letters of an object at most: what is longer is none, and need not be read again and again. */
const longest = 1_000

/** Reads objects of a schema out of text as it comes, in whatever they stand. What is none is dropped. */
export function createObjectReader<Value>(schema: z.ZodType<Value>) {
  let pending = ''
  return (text: string): Value[] => {
    const found = [...(pending + text).matchAll(flatObject)]
    const open = found.find(({ groups }) => !groups?.end)?.[0] ?? ''
    pending = open.length > longest ? '' : open
    return found.flatMap(([json]) => (json === open ? [] : parse(schema, json)))
  }
}

function parse<Value>(schema: z.ZodType<Value>, json: string): Value[] {
  try {
    const { data } = schema.safeParse(JSON.parse(json))
    return data === undefined ? [] : [data]
  } catch {
    return []
  }
}
