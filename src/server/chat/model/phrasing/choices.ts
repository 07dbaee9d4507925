import { z } from 'zod'
import { createObjectReader } from './object-reader.ts'
import { acts } from './say-around.ts'
import { fields } from './say-field.ts'

const choice = z.union([z.object({ id: z.string(), field: z.enum(fields) }), z.object({ say: z.enum(acts) })])

/** One thing to be said: a field of a record, or a sentence of ours. A model has no other words. */
export type Choice = z.infer<typeof choice>

/** What a server that takes a schema holds its model to. */
export const choicesFormat = { name: 'choices', schema: z.toJSONSchema(z.object({ choices: z.array(choice) })) }

/** Reads choices out of text as it comes. */
export const createChoiceReader = () => createObjectReader(choice)
