import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** Answers this SMTP code to a command; undefined accepts. */
type Refuse = (address: string) => number | undefined

type Options = SMTPServerOptions & { host?: string; port?: number; refuseSender?: Refuse; refuseRecipient?: Refuse }

/** A real SMTP server on this machine that keeps what it took, in order. */
export async function startMailServer({
  host = '127.0.0.1',
  port = 0,
  refuseSender,
  refuseRecipient,
  ...options
}: Options = {}) {
  const mails: { to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // A stopped server does not wait for clients that keep their connection.
    closeTimeout: 50,
    ...options,
    onMailFrom: ({ address }, _session, done) => done(refusal(refuseSender?.(address))),
    onRcptTo: ({ address }, _session, done) => done(refusal(refuseRecipient?.(address))),
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        // Only a mail that is acknowledged was taken.
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(parts).toString() })
        done()
      })
    },
  })
  // Clients that are cut off are what some tests are about.
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(port, host, listening))
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://${host}:${address.port}`,
    port: address.port,
    mails,
    parsed: (): Promise<Email[]> => Promise.all(mails.map(({ raw }) => PostalMime.parse(raw))),
    stop: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

function refusal(code: number | undefined) {
  return code ? Object.assign(new Error('Not here'), { responseCode: code }) : null
}
