import { z } from 'zod'
import { errorReply, formRefusals } from './errors.ts'
import { longestHeard } from './voice-terms.ts'

/** What a voice talk is about first, by the page it starts on. */
export const voiceVariant = z.enum(['general', 'prescription', 'community'])
export type VoiceVariant = z.infer<typeof voiceVariant>

const language = z.enum(['en', 'es'])
const asked = z.object({ lng: language.optional() })
const refusals = { 400: errorReply, 403: errorReply, 404: errorReply, 429: errorReply, 503: errorReply }

const voiceSession = z
  .object({
    response_code: z.literal(200),
    client_secret: z.object({
      value: z.string().meta({ description: 'Opens one call, soon. Never the key of the service.' }),
      expires_at: z.number().nullable().meta({ description: 'In seconds since 1970.' }),
    }),
    calls_url: z.url().meta({ description: 'Takes the offer as application/sdp with the secret as a bearer token.' }),
    longest_minutes: z.int(),
  })
  .meta({ id: 'VoiceSession' })
export type VoiceSession = z.infer<typeof voiceSession>

const sessionCall = (operationId: string, summary: string) => ({
  operationId,
  summary,
  description:
    'Makes a secret for one call to the realtime speech service that whoever runs this site has set up. 404 `no_voice_service` where there is none: the browser then hears and speaks by itself.',
  tags: ['Voice'],
  querystring: asked,
  response: { 200: voiceSession, ...refusals },
})

/** The three calls that begin a voice talk: one service, with another first subject each. */
export const voiceCalls = {
  general: {
    method: 'GET',
    url: '/api/realtime_session',
    schema: sessionCall('openVoice', 'Begin to talk with Navi'),
  },
  prescription: {
    method: 'GET',
    url: '/api/realtimeprescription_assistance',
    schema: sessionCall('openVoiceOnPrescriptions', 'Begin to talk about programs that pay for medicine'),
  },
  community: {
    method: 'GET',
    url: '/api/realtimelocal_community',
    schema: sessionCall('openVoiceOnCommunity', 'Begin to talk about local help'),
  },
} as const satisfies Record<VoiceVariant, object>

/** How this site hears and speaks, asked before a talk begins, so that people know who hears them. */
export const readVoice = {
  method: 'GET',
  url: '/api/postVoice',
  schema: {
    operationId: 'readVoice',
    summary: 'How this site hears and speaks',
    tags: ['Voice'],
    querystring: asked,
    response: {
      200: z.object({
        response_code: z.literal(200),
        engine: z.enum(['service', 'browser']).meta({ description: 'Who turns talk into words and words into talk.' }),
        receiver: z.string().nullable().meta({ description: 'Who hears the voice, where it is a service.' }),
        reader: z
          .string()
          .nullable()
          .meta({ description: 'Who reads for devices that have no voice, where one does.' }),
        names: z
          .array(z.string())
          .meta({ description: 'Medicines that people may well say, for recognisers that take a list.' }),
        longest_minutes: z.int(),
      }),
      400: errorReply,
      429: errorReply,
      503: errorReply,
    },
  },
} as const

const offered = z.object({ drug_id: z.string(), name: z.string() })

const heardMedicine = z
  .object({
    said: z.string().meta({ description: 'The words as they were written down.' }),
    from: z.int().meta({ description: 'Where they stand in `text`.' }),
    to: z.int(),
    offered: z
      .array(offered)
      .meta({ description: 'What was probably meant, then up to three medicines that sound alike.' }),
  })
  .meta({ id: 'HeardMedicine' })
export type HeardMedicine = z.infer<typeof heardMedicine>

/** The medicines in words that were written down by ear: each is to be confirmed before anything is answered about it. */
export const hearMedicines = {
  method: 'POST',
  url: '/api/heard_medicines',
  schema: {
    operationId: 'hearMedicines',
    summary: 'Find medicines in words that were heard',
    description:
      'Finds names by their sound, also in pieces ("ellie quiz"). Words of danger are not searched: they are to be asked at once.',
    tags: ['Voice'],
    body: z.object({ text: z.string().min(1).max(longestHeard), lng: language.optional() }),
    response: {
      200: z.object({ response_code: z.literal(200), heard: z.array(heardMedicine), in_danger: z.boolean() }),
      ...formRefusals,
    },
  },
} as const
