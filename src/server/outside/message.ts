/** `to` and `replyTo` are plain addresses. The id becomes the Message-ID, and the name of the file where a folder takes the mail. */
export type Mail = {
  id: string
  to: string
  subject: string
  text: string
  html?: string | undefined
  replyTo?: string | undefined
  /** Where one POST stops further mails (RFC 8058). */
  stopLink?: string | undefined
}

/** `to` is a number in E.164 form. */
export type Text = { id: string; to: string; body: string }

/** Why a message could not be handed over. It holds a code only: what providers say may name the recipient. */
export class DeliveryError extends Error {
  readonly code: string
  /** Whether the same message would be refused again. */
  readonly permanent: boolean
  /** Whether the provider says that the recipient wants no messages. */
  readonly stopped: boolean

  /** @param cause of what nobody foresaw, without words */
  constructor(code: string, { permanent = false, stopped = false, cause = undefined as unknown } = {}) {
    super(`A message was not delivered: ${code}`, { cause })
    this.code = code
    this.permanent = permanent
    this.stopped = stopped
  }
}
