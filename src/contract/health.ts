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

/** Answers 200 when the catalogue is loaded and the database can be written to; 503 from the moment the process is to stop. */
export const readyz = {
  method: 'GET',
  url: '/readyz',
  schema: {
    operationId: 'readyz',
    summary: 'Is the catalogue loaded, and can the database be written to?',
    tags: ['Operations'],
    response: {
      200: z.object({
        status: z.literal('ready'),
        catalogue: z.string(),
        storage: z.enum(['fine', 'low']).meta({ description: 'low: the disk of the data folder is nearly full.' }),
      }),
      503: errorReply,
    },
  },
} as const
