import type { FastifyInstance } from 'fastify'

/** What OWASP's list of secure headers asks of every answer; pages add a policy of their own. */
const headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // The microphone is for dictation. Nothing here asks for a place, a camera or a payment.
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(self), payment=(), publickey-credentials-get=(), usb=()',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** An answer of the API that is opened as a page may do nothing. */
const ofCalls = { ...headers, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }

/** What programs ask rather than people. */
const isCall = /^\/(api|mcp|cds-services)/

/** They are the same for every answer, so one object is added at once rather than by a middleware for each. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isCall.test(request.url) ? ofCalls : headers)
    done()
  })
}
