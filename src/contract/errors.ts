import { z } from 'zod'

/** Every code the API can answer with, and its HTTP status. The words for each are in `src/i18n`. */
export const errorStatus = {
  invalid_request: 400,
  empty_question: 400,
  question_too_long: 400,
  unknown_category: 400,
  no_programme: 400,
  no_data: 400,
  invalid_email: 400,
  invalid_phone: 400,
  phone_country: 400,
  number_stopped: 400,
  unknown_item: 400,
  incomplete_card: 400,
  too_many_items: 400,
  no_attachments: 400,
  foreign_link: 400,
  expired_page: 400,
  used_form: 400,
  invalid_zip: 400,
  zip_too_far: 400,
  unread_fact: 400,
  unread_household: 400,
  unread_income: 400,
  cross_site: 403,
  wrong_signature: 403,
  not_found: 404,
  unknown_drug: 404,
  unknown_programme: 404,
  unknown_vendor: 404,
  unknown_zip: 404,
  unknown_answer: 404,
  no_voice_service: 404,
  method_not_allowed: 405,
  ended_answer: 410,
  body_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  too_many_sends: 429,
  too_many_talks: 429,
  too_much_read: 429,
  still_answering: 429,
  internal_error: 500,
  not_ready: 503,
  voice_away: 503,
  overloaded: 503,
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

/** How a call that takes a form of our pages may refuse it. */
export const formRefusals = {
  400: errorReply,
  403: errorReply,
  413: errorReply,
  415: errorReply,
  429: errorReply,
  503: errorReply,
}
