import { z } from 'zod'

/** Every code the API can answer with, and its HTTP status. The words for each are in `src/i18n`. */
export const errorStatus = {
  invalid_request: 400,
  unknown_category: 400,
  not_found: 404,
  unknown_drug: 404,
  body_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  not_ready: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

export const errorReply = z
  .object({
    response_code: z.int().meta({ description: 'Equal to the HTTP status.' }),
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    message: z.string().meta({ description: "One sentence in the reader's language." }),
  })
  .meta({ id: 'ErrorReply' })

export type ErrorReply = z.infer<typeof errorReply>
