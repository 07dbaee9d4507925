import { z } from 'zod'
import { longestQuestion } from './chat-terms.ts'
import { errorReply, formRefusals } from './errors.ts'
import type { ToldLine } from './person.ts'
import { sessionId } from './session-id.ts'
import { freshness } from './sources.ts'

const language = z.enum(['en', 'es'])

/** A record that an answer shows as a card: a program, a vendor's discount or a service near the reader. */
export const resultItem = z
  .object({
    item_id: z.string(),
    kind: z.enum(['program', 'vendor', 'service']),
    program_name: z.string().optional().meta({ description: 'Of programs and services.' }),
    program_url: z.string().nullable().optional(),
    vendor_name: z.string().optional().meta({ description: 'Of vendors.' }),
    url_link: z.string().nullable().optional(),
    discount_coupon: z.string().optional(),
    organization: z.string().nullable(),
    line: z.string().meta({ description: 'What it gives, in one or two sentences of its record.' }),
    form_link: z.string().nullable(),
    phone_number: z.string().nullable(),
    phone_confirmed: z
      .boolean()
      .meta({ description: 'false: a list or one other site alone names this number. It may be wrong.' }),
    source_url: z.string().nullable(),
    source_date: z.string().nullable().meta({ description: 'The newest date that a source shows.' }),
    checked_on: z.string().nullable().meta({ description: 'When one of us opened the page or called.' }),
    freshness: freshness.optional().meta({ description: 'Absent in answers of talks from before it was told.' }),
  })
  .meta({ id: 'ChatResultItem' })
export type ResultItem = z.infer<typeof resultItem>

/** One of the programs that an answer lists; its name, sent back as a question, asks about it. */
const option = z.object({ Program_name: z.string(), program_id: z.string() })

/**
 * An answer. `result` is text with the marks `**bold**`, `### heading`, `- item`, `[words](address)` and line breaks; where the
 * answer shows records, a JSON object `{"final_result": […]}` follows it on a line of its own.
 */
const chatReply = z
  .object({
    response_code: z.literal(200),
    result: z.string(),
    unique: z.enum(['', 'Options']),
    options: z.array(option),
    audio_file: z.string().meta({
      description:
        'Address of the answer as sound, for the browser of this talk alone. Empty where no speech service is set up.',
    }),
    kind: z
      .enum(['answer', 'emergency'])
      .meta({ description: 'An emergency is shown whole and at once, and never collapsed.' }),
    language: language.meta({ description: 'What the answer is written in: the language of the question.' }),
    suggestions: z.array(z.string()).meta({ description: 'What a reader may want to say next.' }),
    question_id: z.string(),
  })
  .meta({ id: 'ChatReply' })
export type ChatReply = z.infer<typeof chatReply>

/**
 * The same answer as server-sent events, where `Accept: text/event-stream` asks for them: `start` as soon as it is understood,
 * with all that is `told` of the reader now where that has changed, `delta` with more text, `replace` with the text that
 * stands instead of all before, then `done` with the whole answer, or `error`.
 */
export type ChatEvent =
  | { event: 'start'; data: { question_id: string; told?: ToldLine[] } }
  | { event: 'delta'; data: { text: string } }
  | { event: 'replace'; data: { text: string } }
  | { event: 'done'; data: ChatReply }
  | { event: 'error'; data: z.infer<typeof errorReply> }

const questionId = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .meta({ description: 'The same again gives the same answer again: for a question whose answer got lost.' })

const voiceLabel = z
  .string()
  .regex(/^\d\d:\d\d$/)
  .meta({ description: 'Asked by voice, at this time of the talk as mm:ss.' })

const chatBody = z.object({
  // Missing and too long are told in words of their own; the limit of a body holds anyway.
  question: z
    .string()
    .default('')
    .meta({ description: `Up to ${longestQuestion} letters; control characters are dropped.` }),
  session_id: sessionId,
  question_id: questionId.optional(),
  automatic: z
    .literal('true')
    .optional()
    .meta({ description: 'The page asks, not a person: no outside model hears it.' }),
  voice: voiceLabel.optional(),
  lng: language.optional(),
})

/** Which page a talk is on: what it is about first when words leave it open. */
export const chatVariant = z.enum(['prescription', 'community', 'pharmacy', 'general'])
export type ChatVariant = z.infer<typeof chatVariant>

const chatCall = (operationId: string, summary: string) => ({
  operationId,
  summary,
  description:
    'Takes multipart/form-data or JSON with the same fields. With `Accept: text/event-stream` the answer comes as events: start, delta, replace, done, error. Questions of one talk are answered one by one; where two wait already, a further one is a 429 `still_answering` with Retry-After.',
  tags: ['Chat'],
  consumes: ['multipart/form-data', 'application/json'],
  produces: ['application/json', 'text/event-stream'],
  body: chatBody,
  response: { 200: chatReply, ...formRefusals },
})

/** The four chat calls: one engine, with another first subject each. */
export const chatCalls = {
  prescription: {
    method: 'POST',
    url: '/api/get_prescription_criteria_reccomendation',
    schema: chatCall('askAboutPrescriptions', 'Ask Navi about programs that pay for medicine'),
  },
  community: {
    method: 'POST',
    url: '/api/get_local_criteria_fearures',
    schema: chatCall('askAboutCommunity', 'Ask Navi about local help'),
  },
  pharmacy: {
    method: 'POST',
    url: '/api/get_digital_pharmacy',
    schema: chatCall('askDigitalPharmacy', 'Ask Navi about copays, coupons and delivery'),
  },
  general: {
    method: 'POST',
    url: '/api/new_navi_assistant_bot',
    schema: chatCall('askNavi', 'Ask Navi'),
  },
} as const satisfies Record<ChatVariant, object>

const talkTurn = z.object({
  question_id: z.string(),
  question: z
    .string()
    .meta({ description: 'Without the names, numbers and addresses that were recognised: these are not kept.' }),
  automatic: z.boolean(),
  reply: chatReply,
  voice: voiceLabel.optional(),
  shown: z.int().nullable().meta({ description: 'Letters of `result` that were shown when the reader pressed stop.' }),
})
export type TalkTurn = z.infer<typeof talkTurn>

const talkReply = z.object({
  response_code: z.literal(200),
  turns: z.array(talkTurn),
  resumable: z.boolean().meta({ description: 'false after 30 idle minutes: the turns are then not given.' }),
})
export type TalkReply = z.infer<typeof talkReply>

const okReply = z.object({ response_code: z.literal(200) })

const ofTalk = z.object({ session_id: sessionId, lng: language.optional() })
const refusals = { 400: errorReply, 403: errorReply, 429: errorReply, 503: errorReply }

/** The talk of this browser and session, if its last turn is not older than 30 minutes. */
export const readTalk = {
  method: 'GET',
  url: '/api/conversation',
  schema: {
    operationId: 'readConversation',
    summary: 'Read the conversation of this browser',
    tags: ['Chat'],
    querystring: ofTalk,
    response: { 200: talkReply, ...refusals },
  },
} as const

export const clearTalk = {
  method: 'DELETE',
  url: '/api/conversation',
  schema: {
    operationId: 'clearConversation',
    summary: 'Delete the conversation of this browser',
    tags: ['Chat'],
    querystring: ofTalk,
    response: { 200: okReply, ...refusals },
  },
} as const

/** Keeps of an answer only what was shown when the reader pressed stop. */
export const stopAnswer = {
  method: 'POST',
  url: '/api/conversation/stop',
  schema: {
    operationId: 'stopAnswer',
    summary: 'Keep only the shown part of an answer',
    tags: ['Chat'],
    body: z.object({ session_id: sessionId, question_id: questionId, shown: z.int().min(0), lng: language.optional() }),
    response: { 200: okReply, ...formRefusals },
  },
} as const

export const mailTalk = {
  method: 'POST',
  url: '/api/conversation/mail',
  schema: {
    operationId: 'mailConversation',
    summary: 'Mail the conversation of this browser',
    tags: ['Chat'],
    body: z.object({
      session_id: sessionId,
      email: z.string().max(2000).default(''),
      form_token: z.string().max(300).default('').meta({
        description: 'Of request_form with the form send, good for one message.',
      }),
      lng: language.optional(),
    }),
    response: {
      200: z.object({
        response_code: z.literal(200),
        message: z.string(),
        delivery: z.enum(['queued', 'outbox_folder']),
      }),
      ...formRefusals,
    },
  },
} as const
