/** An event of a realtime speech service, under the name of general availability. */
export interface ServiceEvent {
  type: string
  transcript?: string
  delta?: string
  name?: string
  call_id?: string
  arguments?: string
  response?: { metadata?: { said_by?: string } | null; status?: string }
  response_id?: string
  error?: { code?: string | null }
}

const longest = 64 * 1024

/** Names of the beta and what they are called now. */
const renamed: [RegExp, string][] = [
  [/^response\.audio_transcript\./, 'response.output_audio_transcript.'],
  [/^response\.audio\./, 'response.output_audio.'],
  [/^response\.text\./, 'response.output_text.'],
  [/^conversation\.item\.created$/, 'conversation.item.added'],
]

/** Reads one message of the events channel. What is binary, too long, or no event is none. */
export function readServiceEvent(data: unknown): ServiceEvent | undefined {
  if (typeof data !== 'string' || data.length > longest) return undefined
  try {
    const event = JSON.parse(data) as ServiceEvent | null
    if (typeof event?.type !== 'string') return undefined
    return { ...event, type: renamed.reduce((type, [old, now]) => type.replace(old, now), event.type) }
  } catch {
    return undefined
  }
}

/** The question of a call of our function, or '' where it asks nothing. */
export function questionOf({ arguments: given }: ServiceEvent): string {
  try {
    const { question } = JSON.parse(given ?? '') as { question?: unknown }
    return typeof question === 'string' ? question.trim() : ''
  } catch {
    return ''
  }
}

/** Has our words read out, outside of the talk that the service keeps. */
export function requestToSay(text: string): object {
  return {
    type: 'response.create',
    response: {
      conversation: 'none',
      metadata: { said_by: 'navi' },
      output_modalities: ['audio'],
      tools: [],
      instructions: 'Read the following words out loud, exactly as they stand, in their language. Say nothing else.',
      input: [{ type: 'message', role: 'user', content: [{ type: 'input_text', text }] }],
    },
  }
}
