import { z } from 'zod'
import { errorReply } from './errors.ts'

/** Answers as long as the process lives. */
export const healthz = {
  method: 'GET',
  url: '/healthz',
  schema: {
    operationId: 'healthz',
    summary: 'Does the process live?',
    tags: ['Operations'],
    response: { 200: z.object({ status: z.literal('ok') }) },
  },
} as const

/** Answers 200 when the catalogue is loaded, also while the database is away; 503 from the moment the process is to stop. */
export const readyz = {
  method: 'GET',
  url: '/readyz',
  schema: {
    operationId: 'readyz',
    summary: 'Is this process to be sent readers, and how does what it stands on do?',
    tags: ['Operations'],
    response: {
      200: z.object({
        status: z.literal('ready'),
        catalogue: z.string(),
        database: z.enum(['fine', 'away']).meta({
          description: 'away: it can not be written to now. What needs it is a 503, and everything else is answered.',
        }),
        storage: z
          .enum(['fine', 'low', 'full'])
          .meta({ description: 'Of the disk of the data folder. full: a write may fail at any moment.' }),
      }),
      503: errorReply,
    },
  },
} as const
