import { PassThrough, type Readable } from 'node:stream'
import type { ChatEvent } from '#contract/chat.ts'

/** Balancers close connections that are silent for a minute or less. */
const heartbeatEvery = 10_000

export const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Tells nginx to pass on each event as it comes.
  'x-accel-buffering': 'no',
}

type EventStream = { body: Readable; send: (event: ChatEvent) => void; end: () => void }

/** Server-sent events as the body of a reply. What is sent after the reader went away goes nowhere. */
export function openEventStream(): EventStream {
  const body = new PassThrough()
  const write = (text: string) => {
    if (body.writable) body.write(text)
  }
  const heartbeat = setInterval(write, heartbeatEvery, ':\n\n').unref()
  body.once('close', () => clearInterval(heartbeat))
  return {
    body,
    send: ({ event, data }) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => body.end(),
  }
}
