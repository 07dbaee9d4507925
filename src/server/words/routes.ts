import type { FastifyPluginAsync } from 'fastify'
import { en } from '#i18n/en.ts'
import { es } from '#i18n/es.ts'
import { isLanguage } from '#i18n/languages.ts'
import { encodedReply, sendEncoded } from '#server/encoded-reply.ts'
import { AppError } from '#server/errors.ts'

/** `/locales/{lng}/translation.json`, from the same modules that the pages use. */
export function wordRoutes(): FastifyPluginAsync {
  return async (app) => {
    const kept = {
      en: encodedReply(JSON.stringify(en), 'application/json; charset=utf-8'),
      es: encodedReply(JSON.stringify(es), 'application/json; charset=utf-8'),
    }
    app.get<{ Params: { lng: string } }>(
      '/locales/:lng/translation.json',
      { schema: { hide: true } },
      (request, reply) => {
        const { lng } = request.params
        if (!isLanguage(lng)) throw new AppError('not_found')
        return sendEncoded(kept[lng], request, reply)
      },
    )
  }
}
