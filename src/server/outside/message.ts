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
