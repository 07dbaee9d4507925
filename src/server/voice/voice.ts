import type { VoiceSession, VoiceVariant } from '#contract/voice.ts'
import { longestTalk } from '#contract/voice-terms.ts'
import type { Language } from '#i18n/languages.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Database } from '#server/db/connect.ts'
import { AppError } from '#server/errors.ts'
import { createDayLimits } from '#server/limits/day-limits.ts'
import type { HashKeys } from '#server/limits/hash-keys.ts'
import type { OutsideCalls } from '#server/operations/outside-calls.ts'
import { type Config, receiverOfVoice } from '#server/settings/config.ts'
import { MintError, mintSecret } from './mint-secret.ts'
import { sessionRequest } from './session-request.ts'

type Parts = {
  config: Config
  catalogue: Pick<Catalogue, 'programs'>
  database: Pick<Database, 'orm'>
  keys: HashKeys
  outside: Pick<OutsideCalls, 'note'>
}

type Asked = { variant: VoiceVariant; language: Language; address: string; warn: (error: MintError) => void }

/** More names than these are said seldom, and services take no endless list. */
const mostKeywords = 200

/** Begins voice talks at the realtime speech service, where one is set up. Its key stays here. */
export function createVoice({ config, catalogue, database, keys, outside }: Parts, now: () => number = Date.now) {
  const { REALTIME_BASE_URL: base, REALTIME_API_KEY: key } = config
  const limits = createDayLimits(keys, now)
  const keywords = namesMostListed(catalogue)

  function count(address: string): Promise<void> {
    const shares = {
      kind: 'voice',
      address,
      each: config.REALTIME_TALKS_PER_ADDRESS,
      all: config.REALTIME_TALKS_PER_DAY,
    }
    return limits.countOrRefuse(database, shares, 'too_many_talks')
  }

  /** Not every service takes the names of medicines: one that refuses is asked once more without. */
  async function mint(variant: VoiceVariant, language: Language): Promise<VoiceSession['client_secret']> {
    const ask = (names: readonly string[]) =>
      mintSecret(
        `${base}/v1/realtime/client_secrets`,
        key,
        sessionRequest({ config, variant, language, keywords: names }),
      )
    try {
      return await ask(keywords)
    } catch (error) {
      if (!(error instanceof MintError) || error.status !== 400) throw error
      return ask([])
    }
  }

  return {
    /** How this site hears and speaks. */
    describe() {
      const receiver = receiverOfVoice(config)
      return {
        engine: receiver ? ('service' as const) : ('browser' as const),
        receiver,
        reader: config.REALTIME_READER ? receiver : null,
        names: keywords,
        longest_minutes: longestTalk,
      }
    },

    /**
     * A secret for one call.
     * @throws AppError no_voice_service, too_many_talks or voice_away
     */
    async open({ variant, language, address, warn }: Asked): Promise<Omit<VoiceSession, 'response_code'>> {
      if (!base) throw new AppError('no_voice_service')
      await count(address)
      try {
        const client_secret = await mint(variant, language)
        outside.note('realtime', 'answered')
        return { client_secret, calls_url: `${base}/v1/realtime/calls`, longest_minutes: longestTalk }
      } catch (error) {
        if (!(error instanceof MintError)) throw error
        outside.note('realtime', 'failed')
        warn(error)
        throw new AppError('voice_away')
      }
    },
  }
}

/** The medicines that most programs help with: of all names those that people come to say. */
function namesMostListed({ programs }: Parts['catalogue']): string[] {
  const listed = new Map<string, number>()
  for (const { brand, generic } of programs.flatMap(({ medicines }) => medicines)) {
    const name = brand ?? generic
    listed.set(name, (listed.get(name) ?? 0) + 1)
  }
  const names = [...listed].sort(([, a], [, b]) => b - a).map(([name]) => name)
  return names.slice(0, mostKeywords)
}
