import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '#server/errors.ts'
import { isSignedByTwilio } from '#server/outside/texts.ts'
import type { Services } from '#server/services.ts'

// The words Twilio itself obeys (https://www.twilio.com/docs/messaging/tutorials/advanced-opt-out), and the Spanish ones.
const stops = new Set([
  ...['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'],
  ...['ALTO', 'PARAR', 'PARE', 'CANCELAR', 'BAJA'],
])
const starts = new Set(['START', 'UNSTOP'])

/** The provider's webhook: what people answer to our texts. Texts are answered by nothing, hence the empty TwiML. */
export function smsInboundRoutes({
  config,
  texts,
  stopList,
}: Pick<Services, 'config' | 'texts' | 'stopList'>): FastifyPluginAsync {
  return async (app) => {
    // Without a provider there is no token to check a signature with.
    if (texts.kind !== 'twilio') return
    const { token } = texts
    const url = `${config.PUBLIC_URL}/api/sms_inbound`
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    app.post<{ Body: Record<string, string> }>(
      '/api/sms_inbound',
      { schema: { hide: true } },
      async (request, reply) => {
        const signature = String(request.headers['x-twilio-signature'] ?? '')
        const fields = request.body ?? {}
        if (!isSignedByTwilio(signature, { token, url, fields })) throw new AppError('wrong_signature')
        const { From: from = '', Body: body = '' } = fields
        const word = body
          .trim()
          .replace(/[.!]+$/, '')
          .toUpperCase()
        if (stops.has(word)) await stopList.add(from)
        if (starts.has(word)) await stopList.remove(from)
        return reply.type('text/xml; charset=utf-8').send('<?xml version="1.0" encoding="UTF-8"?><Response></Response>')
      },
    )
  }
}
