import { randomInt } from 'node:crypto'
import { translators } from '#i18n/translators.ts'
import type { LineEvents } from '#voice-talk/line.ts'
import { createVoiceTalk } from '#voice-talk/voice-talk.ts'
import type { Brain, Say } from '../conversation/conversation.ts'
import type { Session } from '../conversation/session.ts'
import { createNaviClient } from './navi-client.ts'

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
