import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { ChatEvent, ChatReply, TalkTurn } from '#contract/chat.ts'

type Asked = { method: string; path: string; body: Record<string, unknown>; signal?: AbortSignal | null }

/** What the page has asked of the network, in order. */
export const asked: Asked[] = []
/** What the network answers at a path; without an entry there is no network. */
export const answers = new Map<string, (call: Asked) => Response | Promise<Response>>()

export const generalCall = '/api/new_navi_assistant_bot'

export const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

/** What the server keeps of the talk. */
export const kept: { turns: TalkTurn[] } = { turns: [] }

/** Answers at once, whole. */
export function answerWith(reply: ChatReply, path = generalCall) {
  answers.set(path, () => eventsOf({ event: 'done', data: reply }))
}

/** Answers as the test says, event by event. */
export function answerByHand(path = generalCall) {
  let line: ReadableStreamDefaultController<Uint8Array> | undefined
  answers.set(path, ({ signal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        line = controller
        signal?.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
  return {
    send: (...events: ChatEvent[]) => act(async () => line?.enqueue(bytesOf(events))),
    end: () => act(async () => line?.close()),
  }
}

const bytesOf = (events: ChatEvent[]) =>
  new TextEncoder().encode(
    events.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
  )

function eventsOf(...events: ChatEvent[]) {
  return new Response(bytesOf(events), { headers: { 'content-type': 'text/event-stream' } })
}

/** Questions that were sent to one of the chat calls. */
export const questions = () => asked.filter(({ body }) => 'question' in body).map(({ body }) => body)

/** Puts a small stand-in for our HTTP API, and for nothing of ours, under the tests of a file. */
export function standInForNetwork() {
  // The panel fetches it with the first answer, and a test waits only moments.
  beforeAll(() => import('eventsource-parser'))
  beforeEach(() => {
    asked.length = 0
    answers.clear()
    kept.turns = []
    answers.set('/api/conversation', ({ method }) =>
      Response.json(
        method === 'DELETE' ? { response_code: 200 } : { response_code: 200, turns: kept.turns, resumable: true },
      ),
    )
    answers.set('/api/conversation/stop', json({ response_code: 200 }))
    vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, signal }: RequestInit = {}) => {
      const call = { method, path: String(address).split('?')[0] ?? '', body: JSON.parse(String(body ?? '{}')), signal }
      asked.push(call)
      const answer = answers.get(call.path)
      if (!answer) throw new TypeError('Failed to fetch')
      return answer(call)
    })
  })

  afterEach(() => {
    // A page that is still there would ask the real network.
    cleanup()
    vi.unstubAllGlobals()
    localStorage.clear()
    sessionStorage.clear()
  })
}
