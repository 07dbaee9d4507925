import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { LineEvents } from '#voice-talk/line.ts'
import { createVoiceTalk } from '#voice-talk/voice-talk.ts'
import type { Brain, Say } from './conversation/conversation.ts'
import type { Session } from './conversation/session.ts'

/** Answers as the page does, for clients that leave it to the service: each medicine is confirmed, and Navi says the rest. */
export function openNaviBrain(base: string, { language }: Pick<Session, 'language'>, minutes: number, say: Say): Brain {
  const navi = createNaviClient(base, language, randomInt(100_000, 1_000_000))
  let events: LineEvents | undefined
  const talk = createVoiceTalk({
    openLine(given) {
      events = given
      const nothing = () => undefined
      // The call itself hushes, listens and ends.
      return {
        hearsWhileSpeaking: true,
        say: async (text) => void (await say(text)),
        hush: nothing,
        listen: nothing,
        close: nothing,
      }
    },
    hear: navi.hear,
    ask: navi.ask,
    t: translators[language],
    longestMinutes: minutes,
  })
  talk.start()

  return {
    hear: (heard) => events?.onHeard(heard),
    interrupt: () => events?.onSpeech(),
    close: () => talk.end(),
  }
}

/** In milliseconds: nobody waits longer for a voice. */
const patience = 20_000

const heardReply = z.object({
  in_danger: z.boolean(),
  heard: z.array(
    z.object({
      said: z.string(),
      from: z.number(),
      to: z.number(),
      offered: z.array(z.object({ drug_id: z.string(), name: z.string() })),
    }),
  ),
})
const chatReply = z.object({ result: z.string(), kind: z.string() })
const startOfCards = /^\{"final_result"/m

/** One talk with Navi over its calls, as one browser would hold it: with the cookies it was given. */
export function createNaviClient(base: string, language: Language, session_id: number, longest = patience) {
  const cookies = new Map<string, string>()

  async function post(path: string, body: object): Promise<unknown> {
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      body: JSON.stringify({ ...body, lng: language }),
      redirect: 'error',
      signal: AbortSignal.timeout(longest),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split(/=(.*)/s) ?? []
      cookies.set(name, value)
    }
    if (!response.ok) throw new Error(`Navi refused (${response.status})`)
    return response.json()
  }

  return {
    /** The medicines in what was heard. */
    hear: async (text: string) => heardReply.parse(await post('/api/heard_medicines', { text })),
    /** Navi's answer to read out, or nothing where there is none. */
    async ask(question: string, voice: string) {
      const reply = await post('/api/new_navi_assistant_bot', { question, session_id, voice }).catch(() => undefined)
      const { success, data } = chatReply.safeParse(reply)
      if (!success) return undefined
      const cards = data.result.search(startOfCards)
      const text = cards < 0 ? data.result : data.result.slice(0, cards)
      return { text: text.trim(), isUrgent: data.kind === 'emergency' }
    },
  }
}
