import { randomBytes } from 'node:crypto'

/** Names of today and what the beta called them. */
const betaNames: [now: string, then: string][] = [
  ['response.output_audio_transcript.', 'response.audio_transcript.'],
  ['response.output_audio.', 'response.audio.'],
  ['conversation.item.added', 'conversation.item.created'],
]
/** The beta has no such event. */
const unknownToBeta = new Set(['conversation.item.done'])

export const newId = (kind: string): string => `${kind}_${randomBytes(9).toString('base64url')}`

/** Gives each event an id, and the name that the client knows it by. */
export function createSender(send: (message: string) => void, isBeta: boolean) {
  return (type: string, fields: object = {}) => {
    if (isBeta && unknownToBeta.has(type)) return
    const [now, then] = (isBeta && betaNames.find(([name]) => type.startsWith(name))) || ['', '']
    send(JSON.stringify({ type: then + type.slice(now.length), event_id: newId('event'), ...fields }))
  }
}

export type Send = ReturnType<typeof createSender>

/** The error event of the protocol. */
export const errorOf = (code: string, message: string, event_id: string | null = null): object => ({
  error: { type: 'invalid_request_error', code, message, param: null, event_id },
})
