import type { FastifyInstance } from 'fastify'
import { languages } from '#i18n/languages.ts'
import type { Services } from '#server/services.ts'

const day = 24 * 60 * 60_000
/** RFC 9116 wants less than a year: a site that nobody runs any more should not name a contact for long. */
const validFor = 180 * day

/** `/.well-known/security.txt` (RFC 9116), where the operator has named somebody who hears of weaknesses. */
export function serveSecurityContact(
  app: FastifyInstance,
  { config: { operator, PUBLIC_URL } }: Pick<Services, 'config'>,
  now: () => number = Date.now,
): void {
  const { security } = operator
  if (!security) return
  const path = '/.well-known/security.txt'
  app.get(path, { schema: { hide: true } }, (_request, reply) => {
    const expires = new Date(Math.floor(now() / day) * day + validFor).toISOString()
    const lines = [
      `Contact: ${security.startsWith('https://') ? security : `mailto:${security}`}`,
      `Expires: ${expires}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      // Without PUBLIC_URL the address would come from a Host header, and so from anyone.
      ...(PUBLIC_URL ? [`Canonical: ${PUBLIC_URL}${path}`] : []),
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
