import { z } from 'zod'
import { sessionWanted } from './session.ts'

/** Longer ones are refused. */
const longestEvent = 64 * 1024
const longestText = 8_000

const id = z.string().max(128)
const part = z.looseObject({ type: z.string(), text: z.string().max(longestText).optional() })
const message = z.object({
  id: id.optional(),
  type: z.literal('message'),
  role: z.enum(['user', 'assistant', 'system']),
  content: z.array(part).max(20),
})
const output = z.object({
  id: id.optional(),
  type: z.literal('function_call_output'),
  call_id: id,
  output: z.string().max(longestText),
})
const clientItem = z.discriminatedUnion('type', [message, output])
export type ClientItem = z.infer<typeof clientItem>

const wantedResponse = z.object({
  conversation: z.string().max(20).nullish(),
  metadata: z.record(z.string().max(64), z.string().max(512)).nullish(),
  input: z
    .array(z.looseObject({ content: z.array(part).max(20).optional() }))
    .max(20)
    .nullish(),
})
export type WantedResponse = z.infer<typeof wantedResponse>

const ofItem = { item_id: id }

/** What a client may say over the events channel. */
const clientEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('session.update'), session: sessionWanted }),
  z.object({ type: z.literal('response.create'), response: wantedResponse.nullish() }),
  z.object({ type: z.literal('response.cancel') }),
  z.object({ type: z.literal('output_audio_buffer.clear') }),
  z.object({ type: z.literal('input_audio_buffer.clear') }),
  z.object({ type: z.literal('input_audio_buffer.commit') }),
  z.object({ type: z.literal('conversation.item.create'), item: clientItem }),
  z.object({ type: z.literal('conversation.item.retrieve'), ...ofItem }),
  z.object({ type: z.literal('conversation.item.delete'), ...ofItem }),
  z.object({ type: z.literal('conversation.item.truncate'), ...ofItem }),
])
export type ClientEvent = z.infer<typeof clientEvent>

type ReadEvent = { event: ClientEvent } | { problem: string; event_id: string | null }

/** Reads one message of the events channel; a message that is none says what is wrong with it. */
export function readClientEvent(data: string | Buffer): ReadEvent {
  if (typeof data !== 'string') return { problem: 'Events are JSON text, not binary.', event_id: null }
  if (data.length > longestEvent) return { problem: `An event has ${longestEvent} bytes at most.`, event_id: null }
  const json = parseJson(data)
  const parsed = clientEvent.safeParse(json)
  if (parsed.success) return { event: parsed.data }
  const event_id = z.object({ event_id: id }).safeParse(json).data?.event_id ?? null
  return { problem: 'This is no event that is understood here.', event_id }
}

function parseJson(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
