import { setTimeout as sleep } from 'node:timers/promises'
import type { LightMyRequestResponse } from 'fastify'
import { onTestFinished } from 'vitest'
import { createApp } from '#server/app.ts'
import { createConversations } from '#server/chat/conversations/conversations.ts'
import { newSecret } from '#server/chat/conversations/talk-key.ts'
import type { Engine } from '#server/chat/take-turn.ts'
import { emptyContext } from '#server/chat/turn.ts'
import { createLogger } from '#server/operations/logger.ts'
import type { Services } from '#server/services.ts'
import { testApp } from './test-app.ts'

export const host = 'navi.example'

type Given = { env?: Record<string, string>; chat?: Engine; now?: () => number }

/** The API with an engine that a test chooses, by default an echo, and a clock of its own. */
export async function openChatApp({ env = {}, chat = echo(), now = Date.now }: Given = {}) {
  const world = await testApp({ env })
  const { services } = world
  const { database, config } = services
  onTestFinished(async () => {
    await database.pool.query('TRUNCATE conversation_turn, outbox, send_count')
  })
  const lines: string[] = []
  const logger = createLogger('info', { write: (line) => void lines.push(line) })
  const conversations = createConversations(database, { hours: config.CONVERSATION_HOURS, now })
  const app = await createApp({ ...services, chat: chat as Services['chat'], conversations }, logger)
  onTestFinished(() => app.close())
  return { app, services, conversations, database, lines }
}

export type ChatApp = Awaited<ReturnType<typeof openChatApp>>

/** An engine that answers with the question and how many turns there were before, and remembers the question as a need. */
export function echo({ pieces = 1, pause = 0, items = '' } = {}) {
  const heard: { question: string; need: string; earlier: number; automatic: boolean; signal: AbortSignal }[] = []
  const answer: Engine['answer'] = async (
    { question, question_id, before, earlier, automatic, audio_file = '' },
    { onText, signal },
  ) => {
    heard.push({ question, need: before.need, earlier: earlier.length, automatic, signal })
    const text = `You said ${question} after ${earlier.length}.`
    const length = Math.ceil(text.length / pieces)
    for (let at = 0; at < text.length && !signal.aborted; at += length) {
      onText?.(text.slice(at, at + length))
      if (pause) await sleep(pause, undefined, { signal }).catch(() => undefined)
    }
    return {
      question: question.replace('078-05-1120', '…'),
      context: { ...emptyContext, need: question },
      mailed: { intent: 'programs', drugs: [], result: `An answer of ours.${items}` },
      reply: {
        response_code: 200,
        result: text + items,
        unique: '',
        options: [],
        audio_file,
        kind: 'answer',
        language: 'en',
        suggestions: ['More'],
        question_id,
      },
    }
  }
  return { answer, heard }
}

export const askUrl = '/api/new_navi_assistant_bot'

type Ask = { cookie?: string; session?: string; id?: string; more?: object; headers?: Record<string, string> }

/** Asks a question, as JSON. */
export function ask(
  { app }: ChatApp,
  question: string,
  { cookie, session = '123456', id, more, headers }: Ask = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: askUrl,
    payload: { question, session_id: session, ...(id && { question_id: id }), ...more },
    headers: { host, ...(cookie && { cookie }), ...headers },
  })
}

/** The cookie that a reply sets, as a browser sends it back. */
export function cookieIn({ headers }: Pick<LightMyRequestResponse, 'headers'>): string {
  return String(headers['set-cookie'] ?? '').split(';')[0] ?? ''
}

/** The cookie of a browser whose talk has not begun. */
export function newTalkCookie({ services }: Pick<ChatApp, 'services'>): string {
  const request = { headers: {}, protocol: 'http' } as const
  return cookieIn({ headers: { 'set-cookie': services.readerCookies.write('talk', newSecret(), request) } })
}

/** The secret that a cookie of a talk holds, without its signature. */
export function secretIn(cookie: string): string {
  return cookie.split(/[=.]/)[1] ?? ''
}

/** The talk that the API gives back. */
export async function talkOf({ app }: ChatApp, cookie: string, session = '123456') {
  const reply = await app.inject({ url: `/api/conversation?session_id=${session}`, headers: { host, cookie } })
  return reply.json()
}
