import type { createTransport, NodemailerError } from 'nodemailer'
import type { Config } from '#server/settings/config.ts'
import { writeWhole } from './folder.ts'
import { DeliveryError, type Mail } from './message.ts'
import { parseMailUrl, type SmtpAddress } from './transport-url.ts'

export type Mailer = ReturnType<typeof createMailer>

/** Over all stages; the outbox's lease is longer. */
const longestSend = 60_000

/**
 * Sends mails to the SMTP server of `url`, or writes them as `.eml` files where it names a folder. Connects when needed.
 * `send` throws a DeliveryError.
 */
export function createMailer(url: string, from: string) {
  const address = parseMailUrl(url)
  if (!address) throw new Error('MAIL_URL is neither an SMTP server nor a folder')
  return address.kind === 'smtp' ? smtpMailer(address, from) : folderMailer(address.folder, from)
}

function smtpMailer(address: SmtpAddress, from: string) {
  const { host, port, tls, auth } = address
  const transport = openLater((create) =>
    create({
      pool: true,
      host,
      port,
      ...(auth ? { auth } : {}),
      secure: tls === 'at_once',
      requireTLS: tls === 'required',
      ignoreTLS: tls === 'none',
      // Where TLS is not required, a certificate proves nothing to whoever could leave TLS out.
      tls: { minVersion: 'TLSv1.2', rejectUnauthorized: tls === 'at_once' || tls === 'required' },
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      dnsTimeout: 10_000,
      // The outbox tries again, and knows that it does.
      maxRequeues: 0,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  )
  return {
    kind: 'smtp' as const,
    async send(mail: Mail): Promise<void> {
      try {
        const opened = await transport.open()
        await opened.sendMail({ ...envelopeOf(mail, from), signal: AbortSignal.timeout(longestSend) })
      } catch (error) {
        throw deliveryErrorOf(error as NodemailerError)
      }
    },
    close: transport.close,
  }
}

function folderMailer(folder: string, from: string) {
  const transport = openLater((create) => create({ streamTransport: true, buffer: true, newline: 'windows' }))
  return {
    kind: 'folder' as const,
    folder,
    async send(mail: Mail): Promise<void> {
      try {
        const opened = await transport.open()
        const { message } = await opened.sendMail(envelopeOf(mail, from))
        await writeWhole(folder, `${mail.id}.eml`, message as Buffer)
      } catch (error) {
        throw new DeliveryError((error as NodemailerError).code ?? 'unknown')
      }
    },
    close: transport.close,
  }
}

/** Opens a transport with the first mail: at rest what sends mails would only take memory. */
function openLater<Transport extends { close: () => void }>(open: (create: typeof createTransport) => Transport) {
  let opened: Promise<Transport> | undefined
  return {
    open() {
      opened ??= import('nodemailer').then(({ createTransport }) => open(createTransport))
      return opened
    },
    close: async () => (await opened)?.close(),
  }
}

function envelopeOf({ id, to, subject, text, html, replyTo, stopLink }: Mail, from: string) {
  const domain = from.match(/@([^@>\s]+)>?$/)?.[1] ?? 'localhost'
  return {
    from,
    // As an object, an address is taken as it is, and never for a list of addresses.
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    text,
    ...(html ? { html } : {}),
    messageId: `<${id}@${domain}>`,
    // RFC 3834: no answering machine answers it.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stopLink && {
        'List-Unsubscribe': `<${stopLink}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

/** What the server says of an envelope or a message is final; what it says of our login or of TLS is for the operator to mend. */
function deliveryErrorOf({ code = 'unknown', responseCode, permanent }: NodemailerError): DeliveryError {
  const isOfMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  return new DeliveryError(responseCode ? `smtp_${responseCode}` : code, {
    // Without an answer of the server, it was nodemailer that found the envelope to be no good.
    permanent: isOfMessage && (permanent ?? code === 'EENVELOPE'),
  })
}

/** Who runs the site, where mails reach people: a folder would keep in the clear what is sealed here, and nobody might ever read it. */
export function operatorMailbox(
  { OPERATOR_MAIL }: Pick<Config, 'OPERATOR_MAIL'>,
  { kind }: Pick<Mailer, 'kind'>,
): string | undefined {
  return kind === 'smtp' ? OPERATOR_MAIL : undefined
}
