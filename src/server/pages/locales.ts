import type { FastifyPluginAsync } from 'fastify'
import { en } from '#i18n/en.ts'
import { es } from '#i18n/es.ts'
import { isLanguage } from '#i18n/languages.ts'
import { AppError } from '#server/errors.ts'
import { encodedReply, sendEncoded } from '#server/http/encoded-reply.ts'
import { onceFor } from '#server/once-for.ts'

const words = { en, es }

/** Written and compressed when first asked for: few programs take the words from here. */
const keptWordsOf = onceFor((spoken: object) => encodedReply(JSON.stringify(spoken), 'application/json; charset=utf-8'))

/** `/locales/{lng}/translation.json`, from the same modules that the pages use. */
export function wordRoutes(): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { lng: string } }>(
      '/locales/:lng/translation.json',
      { schema: { hide: true } },
      (request, reply) => {
        const { lng } = request.params
        if (!isLanguage(lng)) throw new AppError('not_found')
        return sendEncoded(keptWordsOf(words[lng]), request, reply)
      },
    )
  }
}
