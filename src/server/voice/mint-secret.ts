import { z } from 'zod'
import type { VoiceSession } from '#contract/voice.ts'
import { tracedFetch } from '#server/operations/trace.ts'

type Secret = VoiceSession['client_secret']

/** Why there is no secret, without a word of what was sent or answered: logs hold no key. */
export class MintError extends Error {
  readonly status: number | undefined

  constructor(reason: string, status?: number) {
    super(status === undefined ? reason : `${reason} (${status})`)
    this.status = status
  }
}

const expiresAt = z.number().nullish().default(null)
const current = z.object({ value: z.string().min(1), expires_at: expiresAt })
/** The form of the beta, and of today. */
const answer = z.union([z.object({ client_secret: current }).transform((reply) => reply.client_secret), current])

/** In milliseconds; who pressed the microphone waits for it. */
const patience = 8_000

/**
 * Asks the service for a short-lived secret.
 * @throws MintError where it refuses, answers no JSON or something else, or does not answer
 */
export async function mintSecret(url: string, key: string | undefined, body: object): Promise<Secret> {
  const response = await tracedFetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify(body),
    // What another address would be told is the key.
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch(() => {
    throw new MintError('the realtime service did not answer')
  })
  const text = await response.text().catch(() => {
    throw new MintError('the realtime service broke off its answer')
  })
  if (!response.ok) throw new MintError('the realtime service refused', response.status)
  const parsed = answer.safeParse(parseJson(text, response.status))
  if (!parsed.success) throw new MintError('the realtime service answered without a secret', response.status)
  return parsed.data
}

function parseJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new MintError('the realtime service answered no JSON', status)
  }
}
