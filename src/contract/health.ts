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

/** Answers 200 when the catalogue is loaded and the database answers. */
export const readyz = {
  method: 'GET',
  url: '/readyz',
  schema: {
    operationId: 'readyz',
    summary: 'Do the catalogue and the database answer?',
    tags: ['Operations'],
    response: { 200: z.object({ status: z.literal('ready'), catalogue: z.string() }), 503: errorReply },
  },
} as const
