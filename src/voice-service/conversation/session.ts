import { z } from 'zod'
import { type Language, languageOf } from '#i18n/languages.ts'

/** Slow speakers stop for breath, but nobody waits for longer. */
const pause = z.number().int().min(200).max(2_000)
const mostKeywords = 500
const mostTools = 16

const detection = z.object({
  silence_duration_ms: pause.optional().catch(undefined),
  create_response: z.boolean().optional().catch(undefined),
  interrupt_response: z.boolean().optional().catch(undefined),
})

const transcription = z.object({
  language: z.string().max(20).optional().catch(undefined),
  keywords: z.array(z.string().max(100)).max(mostKeywords).optional().catch(undefined),
})

const tool = z.looseObject({
  type: z.literal('function'),
  name: z.string().max(64),
  parameters: z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() }).optional(),
})

/** What a client asks for, in the form of today or of the beta. What is wrong or means nothing here is passed over. */
export const sessionWanted = z.object({
  audio: z
    .object({
      input: z
        .object({
          transcription: transcription.nullish().catch(undefined),
          turn_detection: detection.nullish().catch(undefined),
        })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
  input_audio_transcription: transcription.nullish().catch(undefined),
  turn_detection: detection.nullish().catch(undefined),
  tools: z.array(tool.nullable().catch(null)).max(mostTools).optional().catch(undefined),
  tool_choice: z.unknown().optional(),
})
type SessionWanted = z.infer<typeof sessionWanted>

export interface Session {
  language: Language
  keywords: readonly string[]
  pauseMs: number
  /** Whether we answer by ourselves, or wait to be told what to say. */
  answers: boolean
  /** Whether who begins to talk silences us. */
  mayInterrupt: boolean
  /** The function that answers questions, where the client brings one. */
  tool: string | undefined
}

export const atFirst: Session = {
  language: 'en',
  keywords: [],
  pauseMs: 500,
  answers: true,
  mayInterrupt: true,
  tool: undefined,
}

/** The session after a client asked for a change; what it does not speak of stays. */
export function changeSession(session: Session, wanted: SessionWanted): Session {
  const heard = wanted.audio?.input?.transcription ?? wanted.input_audio_transcription
  const turns = wanted.audio?.input?.turn_detection ?? wanted.turn_detection
  return {
    language: languageOf(heard?.language) ?? session.language,
    keywords: heard?.keywords ?? session.keywords,
    pauseMs: turns?.silence_duration_ms ?? session.pauseMs,
    answers: turns?.create_response ?? session.answers,
    mayInterrupt: turns?.interrupt_response ?? session.mayInterrupt,
    tool: wanted.tools || wanted.tool_choice === 'none' ? questionTool(wanted) : session.tool,
  }
}

/** We have no model that chooses among functions: the one that takes a question gets each. */
function questionTool({ tools, tool_choice }: SessionWanted): string | undefined {
  if (tool_choice === 'none') return undefined
  return tools?.find((one) => one?.parameters?.properties?.question !== undefined)?.name
}

/** What a client is told of its session. */
export function describeSession(session: Session, id: string): object {
  return {
    id,
    object: 'realtime.session',
    type: 'realtime',
    model: 'navi-voice',
    output_modalities: ['audio'],
    audio: {
      input: {
        transcription: { language: session.language },
        turn_detection: {
          type: 'server_vad',
          silence_duration_ms: session.pauseMs,
          create_response: session.answers,
          interrupt_response: session.mayInterrupt,
        },
      },
    },
    tools: session.tool ? [{ type: 'function', name: session.tool }] : [],
    tracing: null,
  }
}
