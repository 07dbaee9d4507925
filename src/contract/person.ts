import { z } from 'zod'
import { toldTopic } from './choices.ts'
import { personFacts } from './eligibility.ts'
import { errorReply } from './errors.ts'

/** What one reader has told about themselves, wherever they told it. A prescription is for one medicine, and not in it. */
export const told = personFacts.omit({ prescription: true }).extend({
  zip: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  city: z.string().max(60).optional().meta({ description: 'Of the state, where no ZIP code is known.' }),
})
export type Told = z.infer<typeof told>

export type ToldTopic = z.infer<typeof toldTopic>

const toldLine = z.object({ topic: toldTopic, label: z.string(), text: z.string() })
export type ToldLine = z.infer<typeof toldLine>

const personReply = z.object({
  response_code: z.literal(200),
  facts: told.meta({ description: 'Everything that is known. What is absent is not known.' }),
  lines: z.array(toldLine).meta({ description: 'The same in words, a line a topic.' }),
  lost: z.boolean().meta({
    description: 'The browser kept facts that could not be read: older, too large or not ours. They are gone.',
  }),
})
export type PersonReply = z.infer<typeof personReply>

const refusals = {
  400: errorReply,
  403: errorReply,
  413: errorReply,
  415: errorReply,
  429: errorReply,
  503: errorReply,
}

/** Reads the facts back. */
export const readPerson = {
  method: 'GET',
  url: '/api/person',
  schema: {
    operationId: 'readPerson',
    summary: 'What this browser’s reader has told',
    description: 'From the browser’s own cookie. The server keeps nothing of it.',
    tags: ['Person'],
    querystring: z.object({ lng: z.enum(['en', 'es']).optional() }),
    response: { 200: personReply, 429: errorReply, 503: errorReply },
  },
} as const

/** Tells, changes or takes back one fact. */
export const tellPerson = {
  method: 'POST',
  url: '/api/person',
  schema: {
    operationId: 'tellPerson',
    summary: 'Tell, change or take back one fact',
    description: 'The facts stay in a cookie of the browser, until it is closed or they are forgotten.',
    tags: ['Person'],
    body: z.strictObject({
      topic: toldTopic,
      answer: z.string().max(300).meta({
        description:
          'A choice (`none`, `medicare,part_d`, `2`, `0-43280` dollars a year, `33125`) or words in English or Spanish; empty takes the fact back.',
      }),
      lng: z.enum(['en', 'es']).optional(),
    }),
    response: { 200: personReply, ...refusals },
  },
} as const

/** Forgets every fact, and the check that they were told in. */
export const forgetPerson = {
  method: 'DELETE',
  url: '/api/person',
  schema: {
    operationId: 'forgetPerson',
    summary: 'Forget every fact',
    tags: ['Person'],
    querystring: z.object({ lng: z.enum(['en', 'es']).optional() }),
    response: { 200: personReply, 403: errorReply, 429: errorReply, 503: errorReply },
  },
} as const
