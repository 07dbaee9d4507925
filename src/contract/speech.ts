import { z } from 'zod'
import { errorReply, formRefusals } from './errors.ts'
import { sessionId } from './session-id.ts'
import { longestRead } from './voice-terms.ts'

const language = z.enum(['en', 'es'])
const sound = z.any().meta({ type: 'string', format: 'binary', description: 'The sound, as its content type says.' })
const produces = ['audio/mpeg', 'audio/wav']

/** Words of a page as sound, for a device that has no voice for them. */
export const readWords = {
  method: 'POST',
  url: '/api/speech',
  schema: {
    operationId: 'readWords',
    summary: 'Read a sentence out loud',
    description:
      'By the speech service that whoever runs this site has set up; 404 `no_voice_service` where there is none. How many sentences a day is limited.',
    tags: ['Voice'],
    produces,
    body: z.object({
      text: z.string().min(1).max(longestRead),
      spoken: language.meta({ description: 'What the text is written in, which may not be the language of the page.' }),
      lng: language.optional(),
    }),
    response: { 200: sound, ...formRefusals, 404: errorReply },
  },
} as const

/** An answer of this browser's own conversation as sound: what `audio_file` leads to. */
export const readAnswer = {
  method: 'GET',
  url: '/api/conversation/audio',
  schema: {
    operationId: 'readAnswer',
    summary: 'Read an answer of this conversation out loud',
    tags: ['Voice'],
    produces,
    querystring: z.object({ session_id: sessionId, question_id: z.string().max(64), lng: language.optional() }),
    response: { 200: sound, 400: errorReply, 403: errorReply, 404: errorReply, 429: errorReply, 503: errorReply },
  },
} as const
