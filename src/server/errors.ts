import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { type ErrorCode, type ErrorReply, errorStatus } from '#contract/errors.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import { isOutage } from './db/outage.ts'
import { sendLimitedPage, wantsPage } from './http/limited-page.ts'
import { languageOfRequest } from './http/reader-language.ts'
import { withoutWords } from './without-words.ts'

/** In seconds: what is away for longer is asked again and again, but not by everybody at once. */
export const retryAfter = 5

/** In milliseconds, where an error does not say its own. */
const waits = new Map<ErrorCode, number>([
  ['not_ready', retryAfter * 1_000],
  ['overloaded', retryAfter * 1_000],
  ['still_answering', 1_000],
])

/** A failure with a stable code that the reader is told in their own language. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly field: string
  /** In milliseconds: when it is worth trying again. */
  readonly wait: number | undefined

  constructor(code: ErrorCode, field = '', wait = waits.get(code)) {
    super(code)
    this.code = code
    this.field = field
    this.wait = wait
  }
}

/** The one handler that answers errors. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { code, wait } = appErrorOf(error, request)
  const body = errorReplyTo(error, request)
  if (wait) reply.header('retry-after', Math.ceil(wait / 1_000))
  const isCrowded = body.response_code === 429 || code === 'overloaded'
  if (isCrowded && wantsPage(request)) return void sendLimitedPage(body, request, reply)
  // Sent as text: the route's own schema may not list this status.
  reply
    .code(body.response_code)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(String)
    .send(JSON.stringify(body))
}

/** What the reader is told of an error. What we did not foresee is logged, and the reader learns nothing of it. */
export function errorReplyTo(error: unknown, request: FastifyRequest): ErrorReply {
  const { code, field, wait = 0 } = appErrorOf(error, request)
  request.refusedFor = code
  request.server.countError(code)
  const err = code === 'internal_error' ? withoutWords(error, 'a request failed') : error
  // Load comes in floods, which the count tells of.
  if (errorStatus[code] >= 500 && code !== 'overloaded') request.log.error({ err }, 'request failed')
  const language = languageOfRequest(request)
  const message = translators[language](`errors.${code}`, { field, wait: waitInWords(wait, language) })
  return { response_code: errorStatus[code], code, message }
}

/** The form's parser throws plain errors, as if they were ours; but then no body was attached, or the form only lacks its end. */
function isBrokenForm(error: unknown, { headers, body }: FastifyRequest): boolean {
  const isForm = headers['content-type']?.startsWith('multipart/form-data') ?? false
  const { statusCode, message } = error as FastifyError
  if (!isForm || statusCode !== undefined) return false
  return (body ?? null) === null || message === 'Unexpected end of multipart data'
}

function appErrorOf(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  return isBrokenForm(error, request) ? new AppError('invalid_request', 'body') : foreseen(error as FastifyError)
}

function foreseen(error: FastifyError): AppError {
  if (isOutage(error)) return new AppError('not_ready')
  if (hasZodFastifySchemaValidationErrors(error)) return validationError(error)
  const status = error.statusCode ?? 500
  if (status === 413) return new AppError('body_too_large')
  if (status === 415 || status === 406) return new AppError('unsupported_media_type')
  if (status === 404) return new AppError('not_found')
  return status < 500 ? new AppError('invalid_request', 'body') : new AppError('internal_error')
}

/** Fields whose absence or wrong value the product has its own words for. */
const codeOfField = new Map<string, ErrorCode>([
  ['category_name', 'unknown_category'],
  ['programme_id', 'no_programme'],
])

function validationError(error: FastifyError): AppError {
  const path = error.validation?.[0]?.instancePath.split('/').filter(Boolean).join('.') ?? ''
  const code = codeOfField.get(path)
  return code ? new AppError(code) : new AppError('invalid_request', path || 'body')
}

const minute = 60_000

/** "4 minutes" or "14 horas", rounded up: who comes at that time must not come too early. */
function waitInWords(milliseconds: number, language: Language): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / minute))
  const [value, unit] = minutes <= 90 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
