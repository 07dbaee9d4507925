import type { Language } from '#i18n/languages.ts'
import type { Database } from '#server/db/connect.ts'
import { AppError } from '#server/errors.ts'
import { createDayLimits } from '#server/limits/day-limits.ts'
import type { HashKeys } from '#server/limits/hash-keys.ts'
import type { OutsideCalls } from '#server/operations/outside-calls.ts'
import type { Config } from '#server/settings/config.ts'
import { askSpeech, SpeechError, type Spoken } from './ask-speech.ts'

type Parts = {
  config: Config
  database: Pick<Database, 'orm'>
  keys: HashKeys
  outside: Pick<OutsideCalls, 'note'>
}

type Asked = { text: string; language: Language; address: string; warn: (error: SpeechError) => void }

/** Reads words out loud for devices that have no voice, where a service for it is set up. Keeps neither words nor sound. */
export function createSpeech({ config, database, keys, outside }: Parts, now: () => number = Date.now) {
  const { REALTIME_BASE_URL: base, REALTIME_API_KEY: key, REALTIME_READER: model, REALTIME_VOICE: voice } = config
  const limits = createDayLimits(keys, now)

  function count(address: string): Promise<void> {
    const shares = {
      kind: 'speech',
      address,
      each: config.REALTIME_READINGS_PER_ADDRESS,
      all: config.REALTIME_READINGS_PER_DAY,
    }
    return limits.countOrRefuse(database, shares, 'too_much_read')
  }

  return {
    /** Where an answer of a talk can be heard, or `''` where nothing reads. */
    addressOf(session_id: string, question_id: string): string {
      return model ? `/api/conversation/audio?${new URLSearchParams({ session_id, question_id })}` : ''
    },

    /** @throws AppError no_voice_service, too_much_read or voice_away */
    async say({ text, language, address, warn }: Asked): Promise<Spoken> {
      if (!base || !model) throw new AppError('no_voice_service')
      await count(address)
      try {
        const spoken = await askSpeech({ base, key, model, voice, text, language })
        outside.note('speech', 'answered')
        return spoken
      } catch (error) {
        if (!(error instanceof SpeechError)) throw error
        outside.note('speech', 'failed')
        warn(error)
        throw new AppError('voice_away')
      }
    },
  }
}
