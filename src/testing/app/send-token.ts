import type { FastifyInstance } from 'fastify'

/** A token to send one card or talk with, as the page asks for it when its button is pressed. */
export async function sendToken({ app }: { app: FastifyInstance }, headers: Record<string, string> = {}) {
  const reply = await app.inject({ url: '/api/request_form?form=send', headers })
  return String(reply.json().form_token)
}
